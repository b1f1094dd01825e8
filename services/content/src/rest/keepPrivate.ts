type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** What somebody reads by who they are is not cached (ASVS 14.3.2): files of protected pages are for some only. */
export const keepPrivate =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const response = await handler(request, context);
    const isPersonal = request.headers.has('authorization') || request.headers.has('cookie');
    if (isPersonal) response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };
