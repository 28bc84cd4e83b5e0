/** Bounds on what an archive may hold; an archive is a stranger's data. Sizes in bytes. */
export const ZIP_LIMITS = {
  archive_bytes: 512 * 1024 * 1024,
  entries: 50_000,
  file_bytes: 64 * 1024 * 1024,
  total_bytes: 1024 * 1024 * 1024,
  /** A picture hardly shrinks and JSON shrinks by 20; a bomb by a thousand. */
  ratio: 200,
  small_bytes: 1024 * 1024,
} as const;
