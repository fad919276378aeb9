/**
 * The seed of random histories, properties and storms: the same in every `npm test`, so that no change fails by chance; a new one in each
 * `npm test -- --dice`, which prints it. TEST_SEED=… repeats the printed one.
 */
export const testSeed = Number(process.env['TEST_SEED'] ?? 20_261_127);
