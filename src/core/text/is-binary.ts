/** The number of bytes that git searches for a NUL (xdiff-interface.c, FIRST_FEW_BYTES). */
const FIRST_FEW_BYTES = 8000;

/** Returns true if git treats a file as binary: a NUL is among its first 8,000 bytes. UTF-16 counts as binary. */
export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, FIRST_FEW_BYTES).includes(0);
}
