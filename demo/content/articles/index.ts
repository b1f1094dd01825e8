export { storyContacts } from './contacts';
export { news } from './news';
export { mediaReleases } from './releases';
export { stories } from './stories';
export { topics } from './topics';
