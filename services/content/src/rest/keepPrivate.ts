type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** What somebody reads by who they are must not be kept for others, as files of protected pages are answered to some only. */
export const keepPrivate =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const response = await handler(request, context);
    const isPersonal = request.headers.has('authorization') || request.headers.has('cookie');
    if (isPersonal && response.headers.get('cache-control')?.includes('public'))
      response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };
