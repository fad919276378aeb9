import type { Database } from '../../platform/database.ts';

/** The same database, which commits what is written, and whose answer to that is lost, as with a connection that breaks at this moment. */
export function losingAnswers(sql: Database): Database {
  const lose = async (written: PromiseLike<unknown>) => {
    await written;
    throw Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });
  };
  return new Proxy(sql, {
    apply(query, self, parameters: unknown[]) {
      const result = Reflect.apply(query, self, parameters) as PromiseLike<unknown>;
      return /^\s*insert /.test((parameters[0] as string[])[0] ?? '') ? lose(result) : result;
    },
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'begin') return value;
      return (...parameters: unknown[]) => lose(Reflect.apply(value as () => PromiseLike<unknown>, target, parameters));
    },
  });
}
