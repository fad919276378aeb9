/** Settings of a disposable database: no write waits for the disk. */
export const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
