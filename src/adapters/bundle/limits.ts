/** Bounds on what a bundle may hold; a bundle is a stranger's data. Sizes in bytes. */
export const LIMITS = {
  index_bytes: 64 * 1024 * 1024,
  document_bytes: 16 * 1024 * 1024,
  picture_bytes: 25 * 1024 * 1024,
  files: 200_000,
} as const;
