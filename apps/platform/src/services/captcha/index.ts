export { captchaRoutes } from './captcha.routes.ts';
export { mustBeHuman } from './must-be-human.ts';
