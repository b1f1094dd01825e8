/** Failure of a service: no connection, no response within 3000 ms, a status, or data of another shape. */
export type ServiceFailure = 'unreachable' | 'timeout' | 'badStatus' | 'badResponse';

interface ServiceErrorContext {
  service: string;
  operation: string;
  detail?: string;
}

export class ServiceError extends Error {
  constructor(
    readonly code: ServiceFailure,
    readonly context: ServiceErrorContext,
    options?: { cause?: unknown },
  ) {
    const { service, operation, detail } = context;
    super(`The ${service} service, ${operation}: ${code}${detail ? `, ${detail}` : ''}.`, options);
    this.name = 'ServiceError';
  }
}
