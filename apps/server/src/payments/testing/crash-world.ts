import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { createTestClock, systemClock } from '../../platform/clock.ts';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres.ts';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness.ts';
import { MailServer } from '../../testing/mail/mail-server.ts';
import { realProviders } from '../../testing/providers/accounts.ts';
import type { ProviderServer } from '../../testing/providers/provider-server.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import type { TemporaryPostgres } from '../../testing/temporary-postgres.ts';

/** Points of a purchase at which everything stops, in order. */
export const points = [
  'before create',
  'after create',
  'before webhook',
  'after webhook',
  'inside settle',
  'before mail',
] as const;
export type Point = (typeof points)[number];

/** The state of a purchase afterwards. */
export interface Outcome {
  state: string;
  /** Its entries in the ledger. */
  entries: string[];
  balance: number;
  receipts: number;
  mails: number;
  /** Number of payments at the provider. */
  payments: number;
}

/**
 * A real server process with a real provider account, that account's server, a mail server and a PostgreSQL of its own; and a member for
 * each point, whose purchase is brought there and held from outside: by a missing answer, a lock, or a mail server that greets nobody.
 */
export class CrashWorld {
  private readonly name: keyof typeof realProviders;
  private readonly postgres: TemporaryPostgres;
  private readonly there: ProviderServer;
  private readonly mail = new MailServer();
  private readonly members = new Map<Point, TestMember>();
  private server!: TestServer;
  private process!: ServerProcess;
  private origin = '';
  private environment: Record<string, string> = {};
  private stopped = false;
  /** Points whose request was answered before everything stopped, although it was held. */
  private readonly slipped: Point[] = [];
  private readonly underWay: Promise<unknown>[] = [];
  private unlock = () => {};

  constructor(name: keyof typeof realProviders, postgres: TemporaryPostgres) {
    this.name = name;
    this.postgres = postgres;
    this.there = realProviders[name].server(systemClock);
  }

  async begin(): Promise<this> {
    await this.there.listen();
    this.server = await createTestServer({ postgres: this.postgres.url, clock: createTestClock(new Date()) });
    for (const point of points) this.members.set(point, await this.server.signUp({ credits: 0 }));
    this.environment = {
      ...realProviders[this.name].environment,
      PROVIDER_AT_HOME: `${this.there.host}=${this.there.port}`,
      SMTP_URL: await this.mail.listen(),
      DATABASE_URL: this.server.config.databaseUrl ?? '',
      DATA_DIR: this.server.config.dataDir,
      STOP_NOTICE: '0',
    };
    await this.start();
    return this;
  }

  private async start(): Promise<void> {
    this.process = startServerProcess(this.environment);
    this.origin = await this.process.ready;
  }

  async close(): Promise<void> {
    this.process.child.kill('SIGKILL');
    await this.process.ended;
    await this.there.close();
    await this.mail.close();
    await this.server.close();
  }

  private async order(point: Point): Promise<void> {
    const response = await fetch(new URL('/api/payments', this.origin), {
      method: 'POST',
      headers: {
        'x-heartline-client': 'web',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: this.members.get(point)?.cookie ?? '',
      },
      body: JSON.stringify({
        package_id: 'credits-100',
        method: 'creditcard',
        expected_total: { amount: 1499, currency: 'EUR' },
      }),
    });
    if (!response.ok) throw new Error(`no order: ${response.status} ${await response.text()}`);
  }

  private async idOf(point: Point): Promise<string> {
    const [row] = await this.server.sql<[{ id: string }]>`
      select public_id as id from orders where member_id = ${this.members.get(point)?.memberId ?? 0}`;
    return row.id;
  }

  async pay(point: Point): Promise<void> {
    this.there.turn(await this.idOf(point), 'paid');
  }

  async tell(point: Point): Promise<void> {
    const { body, headers } = this.there.deliver(await this.idOf(point));
    const address = new URL(`/api/webhooks/${this.name}-heartline`, this.origin);
    const { ok, status } = await fetch(address, { method: 'POST', body, headers });
    if (!ok) throw new Error(`the webhook is answered ${status}`);
  }

  /** A request not answered before everything stops; its later answer does not matter. */
  private held(point: Point, work: Promise<void>): void {
    const answered = () => {
      if (!this.stopped) this.slipped.push(point);
    };
    this.underWay.push(work.then(answered, answered));
  }

  private async while(mood: ProviderServer['mood'], point: Point, work: () => Promise<void>): Promise<void> {
    this.there.mood = mood;
    const asked = this.there.nextQuestion();
    this.held(point, work());
    await asked;
    this.there.mood = 'well';
  }

  /** Brings each purchase to its point. Held requests have a few seconds (createTimeout, lock_timeout): the shortest come last. */
  async stage(): Promise<void> {
    const mailHeld = this.mail.hold();
    for (const point of ['before mail', 'before webhook', 'after webhook', 'inside settle'] as const) {
      await this.order(point);
      await this.pay(point);
    }
    await this.tell('before mail');
    await mailHeld;
    await this.while('hangs', 'before create', () => this.order('before create'));
    await this.while('lingers', 'after create', () => this.order('after create'));
    await this.while('lingers', 'after webhook', () => this.tell('after webhook'));
    await this.lockReceipts();
    this.held('inside settle', this.tell('inside settle'));
    const { sql } = this.server;
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting()).length !== 1) await wait(10);
  }

  private stop(): void {
    if (this.slipped.length > 0) throw new Error(`answered too early: ${this.slipped.join(', ')}`);
    this.stopped = true;
  }

  /** settle writes the receipt number last: the credits are booked by then, and nothing is committed. */
  private async lockReceipts(): Promise<void> {
    const locked = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const holding = this.server.sql.begin(async (tx) => {
      await tx`select from receipt_series for update`;
      locked.resolve();
      await over.promise;
    });
    holding.catch(locked.reject);
    await locked.promise;
    this.unlock = over.resolve;
  }

  private async letGo(): Promise<void> {
    this.unlock();
    this.mail.refuseHeld();
    this.there.release();
    await Promise.all(this.underWay.splice(0));
  }

  /** Kills the process in the middle of all this, and restarts it. */
  async killProcess(): Promise<void> {
    this.stop();
    this.process.child.kill('SIGKILL');
    await this.process.ended;
    await this.letGo();
    // Nobody has seen its page, but its money may arrive all the same.
    await this.pay('after create');
    await this.start();
  }

  /** Stops PostgreSQL as a power failure does, and restarts it; the process lives on. */
  async stopDatabase(): Promise<void> {
    this.stop();
    await this.postgres.stop('immediate');
    await this.letGo();
    await startEmbeddedPostgres(this.postgres.directory);
    await this.pay('after create');
    if (this.process.child.exitCode !== null) throw new Error('the process has ended with its database');
  }

  /** Makes everything in the database five minutes older: the longest wait of a payment that nobody reported (security.md section 3). */
  async fiveMinutesPass(): Promise<void> {
    const { sql } = this.server;
    const five = sql`interval '5 minutes'`;
    await sql`
      update orders set created_at = created_at - ${five}, checked_at = checked_at - ${five}, next_check_at = next_check_at - ${five}`;
    await sql`
      update jobs set run_at = run_at - ${five}, written_at = written_at - ${five}, locked_until = locked_until - ${five}`;
  }

  async outcomeOf(point: Point): Promise<Outcome> {
    const { memberId = 0, email = '' } = this.members.get(point) ?? {};
    const [row] = await this.server.sql<[Omit<Outcome, 'mails' | 'payments'> & { id: string }]>`
      select public_id as id, state,
        array(select kind || ' ' || amount from ledger_entries where order_id = o.id order by id) as entries,
        coalesce((select balance from wallets where member_id = o.member_id), 0) as balance,
        (select count(*)::int from receipts where order_id = o.id) as receipts
      from orders o where member_id = ${memberId}`;
    const { id, ...kept } = row;
    const mails = this.mail.taken.filter((address) => address === email).length;
    return { ...kept, mails, payments: this.there.paymentsOf(id) };
  }

  async outcomes(): Promise<Record<string, Outcome>> {
    const all: Record<string, Outcome> = {};
    for (const point of points) all[point] = await this.outcomeOf(point);
    return all;
  }

  get sql(): TestServer['sql'] {
    return this.server.sql;
  }
}
