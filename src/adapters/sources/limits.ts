/** Bounds on what may be given as pictures and texts. Bytes, except where a name says otherwise. */
export const SOURCE_LIMITS = {
  picture_bytes: 25 * 1024 * 1024,
  all_pictures_bytes: 200 * 1024 * 1024,
  picture_side_px: 16_384,
  pictures: 200,
  folder_entries: 5000,
  spec_bytes: 512 * 1024,
  brief_bytes: 64 * 1024,
  sections: 200,
} as const;
