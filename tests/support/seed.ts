/**
 * What random histories, properties and storms begin from: the same in every `npm test`, so that nobody's change is red by another's
 * chance; a new one in each `npm test -- --dice`, which prints it. TEST_SEED=… begins the printed one again.
 */
export const testSeed = Number(process.env['TEST_SEED'] ?? 20_261_127);
