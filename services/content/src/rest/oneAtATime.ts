type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const pending = new Map<string, Promise<unknown>>();

/** Serialises saves of one document; concurrent ones would not see each other's changes. */
export const oneAtATime =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const { pathname } = new URL(request.url);
    const previous = pending.get(pathname);
    const current = (previous ?? Promise.resolve()).then(() => handler(request, context));
    const settled = current.catch(() => undefined);
    pending.set(pathname, settled);
    try {
      return await current;
    } finally {
      if (pending.get(pathname) === settled) pending.delete(pathname);
    }
  };
