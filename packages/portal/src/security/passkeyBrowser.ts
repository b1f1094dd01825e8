import * as z from 'zod/mini';
import { fail, ok, type Result } from '@kmx/core';

/** Why a browser returned no passkey; `passkeyKnown`: the authenticator has one already. */
export interface PasskeyBrowserProblem {
  readonly code: 'passkeyKnown' | 'passkeyCancelled' | 'passkeyUnsupported';
}

type Outcome = Promise<Result<object, PasskeyBrowserProblem>>;

/** The browser's dialogs for passkeys; options and responses are the JSON of WebAuthn 3, 5.1. */
export interface PasskeyBrowser {
  readonly create: (options: object) => Outcome;
  readonly get: (options: object) => Outcome;
}

/** The identity service makes the options, and the browser checks them. */
const creationSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>((value) => typeof value === 'object');
const requestSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => typeof value === 'object');

function toProblem(error: unknown): PasskeyBrowserProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { code: 'passkeyKnown' };
  // Browsers do not say whether a person cancelled or no authenticator was there.
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

/** Errors of browsers that lack the methods end as `passkeyUnsupported` too. */
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
