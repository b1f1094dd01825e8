/** Owner of a valid access token. */
export interface Viewer {
  /** The subject. */
  id: string;
  /** The claim `sid`: the browser session at the identity provider. */
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly string[];
  isInternal: boolean;
  language: string | null;
  country: string | null;
  measurementSystem: string | null;
  /** Time of the sign-in: ISO 8601, UTC. */
  signedInAt: string;
}
