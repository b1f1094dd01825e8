import { z } from 'zod';

const text = z.string().max(8000);
const credential = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
};

/** Response of a browser for a new passkey (`RegistrationResponseJSON`), as far as it is read. */
export const registrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;

/** Response of a browser for a used passkey (`AuthenticationResponseJSON`), as far as it is read. */
export const authenticationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(200).nullish(),
  }),
});
export type AuthenticationResponse = z.infer<typeof authenticationResponseSchema>;
