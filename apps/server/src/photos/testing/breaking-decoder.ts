/** In place of the decoder: dies of a file called `deadly`, cannot read one called `broken`, and makes the same of all others. */
process.on('message', ({ path }: { path: string }) => {
  if (path === 'deadly') process.kill(process.pid, 'SIGSEGV');
  else process.send?.(path === 'broken' ? null : { full: Buffer.from(String(process.pid)) });
});
