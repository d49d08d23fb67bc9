/** The address at which an executable of ours is mapped. Any that an executable of fixed position may have. */
export const BASE = 0x40_0000;

/** Bytes before the code. */
export const HEADERS = 64 + 56;

/** `e_machine` of elf.h. */
export const ELF_MACHINES = { x64: 62, arm64: 183 } as const;

/** The ELF header and one segment, readable and executable, that holds the whole file (elf(5)). */
export function elfHeaders(machine: number, size: number): Buffer {
  const bytes = Buffer.alloc(HEADERS);
  bytes.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  bytes.writeUInt16LE(2, 16); // ET_EXEC
  bytes.writeUInt16LE(machine, 18);
  bytes.writeUInt32LE(1, 20);
  bytes.writeUInt32LE(BASE + HEADERS, 24);
  bytes.writeUInt32LE(64, 32);
  bytes.writeUInt16LE(64, 52);
  bytes.writeUInt16LE(56, 54);
  bytes.writeUInt16LE(1, 56);
  bytes.writeUInt32LE(1, 64); // PT_LOAD
  bytes.writeUInt32LE(5, 68); // readable, executable
  bytes.writeUInt32LE(BASE, 80);
  bytes.writeUInt32LE(BASE, 88);
  bytes.writeUInt32LE(size, 96);
  bytes.writeUInt32LE(size, 104);
  bytes.writeUInt32LE(0x1000, 112);
  return bytes;
}
