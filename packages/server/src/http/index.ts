export { beforeHead } from './beforeHead';
export {
  createClientAddress,
  createIsFromProxy,
  parseProxyTrust,
  proxyTrustForm,
  type ProxyTrust,
} from './clientAddress';
export { addDefaultPolicies, dataPolicy } from './defaultPolicy';
export { drainServer, isDraining, type DrainLimits } from './draining';
export { createHostCookies } from './hostCookies';
export { isTimeout } from './isTimeout';
