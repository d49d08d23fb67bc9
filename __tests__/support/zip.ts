import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** As `ls -l` would have it, in octal: 0o120777 is a link. */
  readonly mode?: number;
  readonly stored?: boolean;
  readonly encrypted?: boolean;
  /** What its list says, where that is not the truth. */
  readonly claims?: { readonly size?: number; readonly crc?: number };
}

/** A zip file of these entries, as any packer would make it, honest or not. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central } = packed(entry, at);
    locals.push(local);
    list.push(central);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

function packed({ name, content, mode = 0o100644, stored, encrypted, claims }: ZipEntry, at: number) {
  const bytes = Buffer.from(content);
  const body = stored === true ? bytes : deflateRawSync(bytes);
  const path = Buffer.from(name);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(encrypted === true ? 1 : 0, 2);
  fields.writeUInt16LE(stored === true ? 0 : 8, 4);
  fields.writeUInt32LE(claims?.crc ?? crc32(bytes), 10);
  fields.writeUInt32LE(body.length, 14);
  fields.writeUInt32LE(claims?.size ?? bytes.length, 18);
  fields.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([signature(0x04034b50), fields, path, body]);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE((mode << 16) >>> 0, 6);
  tail.writeUInt32LE(at, 10);
  const madeBy = Buffer.from([20, 3]);
  return { local, central: Buffer.concat([signature(0x02014b50), madeBy, fields, tail, path]) };
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
