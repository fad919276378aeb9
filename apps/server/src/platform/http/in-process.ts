import type { Context, Hono } from 'hono';

const own = new WeakSet<Request>();

/** Calls the API from within this process, as the visitor whose page is being made. */
export async function callInProcess(app: Hono, { env }: Context, request: Request): Promise<Response> {
  own.add(request);
  return app.fetch(request, env);
}

/** Whether the request comes from one of our own pages, which was itself counted. External requests cannot claim this. */
export const isInProcess = ({ req }: Context): boolean => own.has(req.raw);
