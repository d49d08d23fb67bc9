/**
 * How many inputs a property is tried with: all of them in `npm run test:attacks`, which sets FORGE_TESTS_MANY_RUNS,
 * and a tenth in `npm test`, at least `few`.
 */
export function runs(many: number, few = 10): number {
  return process.env.FORGE_TESTS_MANY_RUNS === '1'
    ? many
    : Math.min(many, Math.max(few, Math.ceil(many / 10)));
}
