/** The comments on a pull request or an issue. Rejects only with ForgeError. */
export interface Discussion {
  /** Returns at most `most` of the newest remarks, oldest first, without resolved and outdated threads. */
  remarksOn(number: number, most: number): Promise<readonly Remark[]>;
}

export interface Remark {
  /** Login of a person; null for a bot or a deleted account. */
  readonly author: string | null;
  /** ms since the epoch. */
  readonly at: number;
  readonly text: string;
  /** The lines that it refers to; null for a remark in the conversation. */
  readonly place: { readonly path: string; readonly line: number | null; readonly hunk: string } | null;
}
