/** Settings of a database that nobody needs after the tests: no write waits for the disk. */
export const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
