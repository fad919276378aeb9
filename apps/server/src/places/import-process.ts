import { openDatabase } from '../platform/database.ts';
import { importPlaces } from './import.store.ts';

// A stop signals all processes of the server, which waits for this one; without the server it ends, and leaves nothing half done.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const sql = openDatabase({ url: process.env['DATABASE_URL'] ?? '', connections: 1, name: 'heartline places' });
await importPlaces(sql);
await sql.end();
process.exit();
