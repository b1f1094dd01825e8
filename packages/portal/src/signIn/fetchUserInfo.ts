import { parseUserInfo, SignInError, signInLimits, type StoredTokens, type UserInfo } from '@kmx/core/portal';

/**
 * Fetches the claims of the signed-in user (section 7: "GET with a bearer token").
 * @throws SignInError `userInfoFailed` with the status, or without one if there was no response.
 */
export async function fetchUserInfo(
  address: string,
  { accessToken }: StoredTokens,
  signal: AbortSignal,
): Promise<UserInfo> {
  let response: Response;
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(signInLimits.authorizationTimeoutMs)]),
    });
  } catch (cause) {
    throw new SignInError('userInfoFailed', {}, { cause });
  }
  if (!response.ok) throw new SignInError('userInfoFailed', { status: response.status });
  const info = parseUserInfo(await response.json().catch(() => undefined));
  if (!info.ok) throw info.error;
  return info.value;
}
