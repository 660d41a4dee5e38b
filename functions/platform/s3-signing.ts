export { signPost } from './sign-post.ts';
export { signUrl } from './sign-url.ts';
