export interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}

/** Handler of a route of Payload's REST API. */
export type RestHandler = (request: Request, context: RouteContext) => Promise<Response>;
