import sharp from 'sharp';

// A photo takes one thread, and leaves nothing in memory.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
