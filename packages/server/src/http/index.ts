export { beforeHead } from './beforeHead';
export {
  createClientAddress,
  createIsFromProxy,
  parseProxyTrust,
  proxyTrustForm,
  type ProxyTrust,
} from './clientAddress';
export { addDefaultPolicy, dataPolicy } from './defaultPolicy';
export { drainServer, isDraining, type DrainLimits } from './draining';
export { createHostCookies } from './hostCookies';
