/** The decision on the next model call, with its limits. */
export type Admission =
  | {
      readonly go: true;
      readonly maxOutputTokens: number;
      readonly deadline: number;
      /** Added to the prompt if no other call can follow this one. */
      readonly last?: string;
    }
  | { readonly go: false };
