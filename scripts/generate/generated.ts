/** One generated file. `make` gets what the file holds now, null where it is not there; null leaves it alone. */
export interface Generated {
  readonly file: string;
  make(current: string | null): string | null;
}
