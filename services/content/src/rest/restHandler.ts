export interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}

export type RestHandler = (request: Request, context: RouteContext) => Promise<Response>;
