// JavaScript, because scripts use the rule before anything is built.

export const isLocalHost = (hostname) =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);

export const isLocalUrl = (address) => isLocalHost(new URL(address).hostname);
