// What every route of a screen with forms exports beside its loader, action and screen.
export { sayWhenOffline as clientAction } from '#site/kit/forms/say-when-offline.ts';
export { meta } from '#site/seo/meta.ts';
