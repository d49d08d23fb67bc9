/** The same inputs on every machine and every day: only `npm run fuzz` looks for new ones. */
export const SUITE_SEED = 20_261_122;
