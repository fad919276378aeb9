import { userInfo } from 'node:os';

import { addPartner, endPartner, giveToken, PartnerError, takeToken } from '../partners/partners.service.ts';
import { listPartners } from '../partners/partners.store.ts';
import { systemClock } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { loadSites } from '../site/site.store.ts';
import { runOperatorCommand } from './operator-command.ts';

const usage = `npm run partners -- <command>

  list                                             partners of all sites, those who were revoked too
  add <site> <network> <name> <origins> [landers]  registers a partner: origins such as https://partner.example with commas between,
                                                   and the landers that their pages may show, or all of them
  revoke <id>                                      their pages show nothing of ours any more, and their figures open no more, at once
  token <id>                                       makes the address of the page with their figures, which is shown this once; the one
                                                   before opens nothing any more
  no-token <id>                                    ends that page`;

const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Runs one command of the operator. @returns the exit code */
export async function partners(
  args: readonly string[],
  platform: Pick<Platform, 'sql' | 'clock'>,
  print: (line: string) => void,
): Promise<number> {
  const [command = '', ...rest] = args;
  const [first = '', network = '', name = '', origins = '', landers] = rest;
  const actor = `cli:${userInfo().username}`;
  if (command === 'list' && rest.length === 0) {
    for (const one of await listPartners(platform.sql)) {
      const shows = one.landers?.join(',') ?? 'all landers';
      const state = one.revokedAt ? `revoked ${one.revokedAt.toISOString()}` : one.hasToken ? 'has a page' : 'no page';
      print([one.id, one.siteId, one.network, one.name, one.origins.join(','), shows, state].join('  '));
    }
    return 0;
  }
  if (command === 'add' && origins) {
    const sites = (await loadSites(platform.sql)).map(({ id }) => id);
    if (!sites.includes(first)) {
      print(`no site ${JSON.stringify(first)}: one of ${sites.join(', ')}`);
      return 2;
    }
    const given = { siteId: first, network, name, origins: listOf(origins), landers: landers ? listOf(landers) : null };
    try {
      print(`${await addPartner(platform, given, actor)}: added`);
      return 0;
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      print(error.message);
      return 1;
    }
  }
  if (/^\d{1,9}$/.test(first) && rest.length === 1) {
    const id = Number(first);
    if (command === 'token') {
      const token = await giveToken(platform, id, actor);
      print(token === undefined ? `${id}: no such partner` : `/partners/${token}`);
      return token === undefined ? 1 : 0;
    }
    const end = { revoke: endPartner, 'no-token': takeToken }[command];
    if (end) {
      const done = await end(platform, id, actor);
      print(done ? `${id}: ${command}` : `${id}: no such partner`);
      return done ? 0 : 1;
    }
  }
  print(usage);
  return 2;
}

if (import.meta.main)
  await runOperatorCommand({ name: 'heartline partners' }, ({ sql }) =>
    partners(process.argv.slice(2), { sql, clock: systemClock }, (line) => console.log(line)),
  );
