/** Replaces the decoder: a file called `deadly` kills it, one called `broken` is unreadable, and all others give the same picture. */
process.on('message', ({ path }: { path: string }) => {
  if (path === 'deadly') process.kill(process.pid, 'SIGSEGV');
  else process.send?.(path === 'broken' ? null : { full: Buffer.from(String(process.pid)) });
});
