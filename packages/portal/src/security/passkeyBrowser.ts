import * as z from 'zod/mini';
import { fail, ok, type Result } from '@kmx/core';

/** Reason why the browser returned no passkey; `passkeyKnown`: the authenticator already has one. */
export interface PasskeyBrowserProblem {
  readonly code: 'passkeyKnown' | 'passkeyCancelled' | 'passkeyUnsupported';
}

type Outcome = Promise<Result<object, PasskeyBrowserProblem>>;

/** The browser's dialogs for passkeys; options and responses are the JSON of WebAuthn 3, 5.1. */
export interface PasskeyBrowser {
  readonly create: (options: object) => Outcome;
  readonly get: (options: object) => Outcome;
}

/** Created by the identity service and validated by the browser. */
const creationSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>((value) => typeof value === 'object');
const requestSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => typeof value === 'object');

function toProblem(error: unknown): PasskeyBrowserProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { code: 'passkeyKnown' };
  // Browsers do not distinguish between cancellation and a missing authenticator.
  return {
    code: name === 'NotAllowedError' || name === 'AbortError' ? 'passkeyCancelled' : 'passkeyUnsupported',
  };
}

async function receive(work: () => Promise<Credential | null>): Outcome {
  try {
    const credential = await work();
    return credential instanceof PublicKeyCredential
      ? ok(credential.toJSON())
      : fail({ code: 'passkeyCancelled' });
  } catch (error) {
    return fail(toProblem(error));
  }
}

/** Errors of browsers without these methods also result in `passkeyUnsupported`. */
export const passkeyBrowser: PasskeyBrowser = {
  create: (options) =>
    receive(() => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(creationSchema.parse(options));
      return navigator.credentials.create({ publicKey });
    }),
  get: (options) =>
    receive(() => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(requestSchema.parse(options));
      return navigator.credentials.get({ publicKey });
    }),
};
