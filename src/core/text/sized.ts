const SIZES = [
  { unit: 'GB', bytes: 1024 ** 3 },
  { unit: 'MB', bytes: 1024 ** 2 },
  { unit: 'kB', bytes: 1024 },
] as const;

/** Formats a size as the settings write it: `1.5MB` (1 kB = 1024 bytes). */
export function sized(bytes: number): string {
  const size = SIZES.find((each) => bytes >= each.bytes);
  return size === undefined ? `${bytes} bytes` : `${Number((bytes / size.bytes).toFixed(2))}${size.unit}`;
}
