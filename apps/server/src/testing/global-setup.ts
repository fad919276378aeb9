import postgres from 'postgres';
import type { TestProject } from 'vitest/node';

import { importPlaces } from '../places/places.service.ts';
import { openDatabase } from '../platform/database.ts';
import { migrate } from '../platform/migrate.ts';
import { endTogether } from './end-together.ts';
import { forgetful } from './forgetful.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One real PostgreSQL for the whole run (or TEST_DATABASE_URL); each test file gets its own copy of a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  // Includes servers that tests start as separate processes.
  endTogether();
  const server = external ? undefined : await startTemporaryPostgres('test', forgetful);
  const url = external ?? server?.url ?? '';
  await makeTemplate(url);
  project.provide('databaseUrl', url);
  return async () => {
    await server?.delete();
  };
}

/** The template that every test server's database is copied from. */
export async function makeTemplate(url: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe('drop database if exists heartline_template');
  await admin.unsafe('create database heartline_template');
  const template = withDatabase(url, 'heartline_template');
  await migrate(template);
  const filled = openDatabase({ url: template, connections: 1 });
  await importPlaces(filled);
  await filled.end();
  await admin.end();
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
