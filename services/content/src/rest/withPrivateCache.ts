type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Prevents caching of responses that depend on the signed-in user (ASVS 14.3.2), such as files of protected pages. */
export const withPrivateCache =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const response = await handler(request, context);
    const isPersonal = request.headers.has('authorization') || request.headers.has('cookie');
    if (isPersonal) response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };
