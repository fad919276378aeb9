import sharp from 'sharp';

// One thread per photo, and nothing kept in memory.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
