/** The token is not from the provider, not for this service, or has ended: the user has to sign in again. */
export class TokenInvalid extends Error {
  readonly code = 'UNAUTHENTICATED';
  constructor(cause: unknown) {
    super('The access token is not valid.', { cause });
    this.name = 'TokenInvalid';
  }
}

/** The provider does not respond, so that the state of the token is unknown. */
export class IntrospectionUnavailable extends Error {
  readonly code = 'IDENTITY_UNAVAILABLE';
  constructor(cause: unknown) {
    super('The identity provider cannot check the access token.', { cause });
    this.name = 'IntrospectionUnavailable';
  }
}
