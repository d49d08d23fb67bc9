import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';
import type { WireCall } from './tool-calls.ts';

/** The limit of one answer, so that an endless one cannot fill the memory. */
const MAX_ANSWER_CHARS = 32 * 1024 * 1024;

/** A block of an answer in its place, with metadata that the provider wants back. */
export interface Block {
  readonly kind: 'text' | 'reasoning' | 'call';
  /** The text, or the call's JSON. */
  readonly text: string;
  readonly call?: { readonly id: string; readonly name: string; readonly complete: boolean };
  readonly metadata?: SharedV4ProviderMetadata;
}

export interface Collected {
  readonly blocks: readonly Block[];
  readonly finish: LanguageModelV4FinishReason | undefined;
  readonly usage: LanguageModelV4Usage | undefined;
  /** Metadata that the provider sent at the end. */
  readonly ending: SharedV4ProviderMetadata | undefined;
  /** Characters received. */
  readonly size: number;
}

interface OpenBlock {
  readonly kind: Block['kind'];
  text: string;
  call?: { readonly id: string; readonly name: string; complete: boolean };
  metadata?: SharedV4ProviderMetadata;
}

/** Assembles the parts of a stream. Does not depend on a protocol or a clock. */
export class Collector {
  readonly #blocks: OpenBlock[] = [];
  /** Open blocks by kind and id, because some providers give a text and a reasoning the same id. */
  readonly #open = new Map<string, OpenBlock>();
  #finish: LanguageModelV4FinishReason | undefined;
  #usage: LanguageModelV4Usage | undefined;
  #ending: SharedV4ProviderMetadata | undefined;
  #size = 0;

  get tooLong(): boolean {
    return this.#size > MAX_ANSWER_CHARS;
  }

  /** Takes a part. Returns true if it contains some of the answer. */
  take(part: LanguageModelV4StreamPart): boolean {
    switch (part.type) {
      case 'text-start':
      case 'reasoning-start':
        this.#begin(kindOf(part.type), part.id, part.providerMetadata);
        return true;
      case 'text-delta':
      case 'reasoning-delta':
      case 'tool-input-delta':
        this.#append(kindOf(part.type), part.id, part.delta, part.providerMetadata);
        return true;
      case 'text-end':
      case 'reasoning-end':
        this.#end(kindOf(part.type), part.id, part.providerMetadata);
        return true;
      case 'tool-input-start':
        this.#begin('call', part.id, part.providerMetadata).call = {
          id: part.id,
          name: part.toolName,
          complete: false,
        };
        return true;
      case 'tool-call':
        this.#call(part.toolCallId, part.toolName, part.input, part.providerMetadata);
        return true;
      case 'finish':
        this.#finish = part.finishReason;
        this.#usage = part.usage;
        this.#ending = part.providerMetadata;
        return true;
      default:
        return false;
    }
  }

  /** True while the model is thinking: there is no output yet, or a reasoning block is open. */
  get isThinking(): boolean {
    if (this.#blocks.length === 0) return true;
    for (const block of this.#open.values()) if (block.kind === 'reasoning') return true;
    return false;
  }

  result(): Collected {
    const ending = this.#ending;
    return { blocks: this.#blocks, finish: this.#finish, usage: this.#usage, ending, size: this.#size };
  }

  #begin(kind: Block['kind'], id: string, metadata: SharedV4ProviderMetadata | undefined): OpenBlock {
    const block: OpenBlock = { kind, text: '' };
    if (metadata !== undefined) block.metadata = metadata;
    this.#blocks.push(block);
    this.#open.set(`${kind}:${id}`, block);
    return block;
  }

  #append(
    kind: Block['kind'],
    id: string,
    delta: string,
    metadata: SharedV4ProviderMetadata | undefined,
  ): void {
    const block = this.#open.get(`${kind}:${id}`) ?? this.#begin(kind, id, undefined);
    block.text += delta;
    this.#size += delta.length;
    if (metadata !== undefined) block.metadata = merged(block.metadata, metadata);
  }

  #end(kind: Block['kind'], id: string, metadata: SharedV4ProviderMetadata | undefined): void {
    const block = this.#open.get(`${kind}:${id}`);
    if (block !== undefined && metadata !== undefined) block.metadata = merged(block.metadata, metadata);
    this.#open.delete(`${kind}:${id}`);
  }

  /** The complete call replaces its deltas, which only showed that the model is active. */
  #call(id: string, name: string, input: string, metadata: SharedV4ProviderMetadata | undefined): void {
    const block = this.#open.get(`call:${id}`) ?? this.#begin('call', id, undefined);
    if (block.text === '') this.#size += input.length;
    block.text = input;
    block.call = { id, name, complete: true };
    this.#end('call', id, metadata);
    if (metadata !== undefined) block.metadata = merged(block.metadata, metadata);
  }
}

/**
 * Merges metadata. Signatures and encrypted reasoning come in parts, each under one provider's name. Later values win.
 */
function merged(
  before: SharedV4ProviderMetadata | undefined,
  after: SharedV4ProviderMetadata,
): SharedV4ProviderMetadata {
  const all: SharedV4ProviderMetadata = { ...before };
  for (const [provider, values] of Object.entries(after)) all[provider] = { ...all[provider], ...values };
  return all;
}

function kindOf(type: string): Block['kind'] {
  if (type.startsWith('text')) return 'text';
  return type.startsWith('reasoning') ? 'reasoning' : 'call';
}

/** Returns the calls of an answer, ready to be parsed. `isWireId` tells ids of the server from made-up ones. */
export function wireCalls(blocks: readonly Block[], isWireId: (id: string) => boolean): readonly WireCall[] {
  const calls: WireCall[] = [];
  for (const { call, text } of blocks) {
    if (call === undefined) continue;
    calls.push({
      id: isWireId(call.id) ? call.id : '',
      name: call.name,
      input: text,
      complete: call.complete,
    });
  }
  return calls;
}
