export { formRoutes } from './forms.routes.ts';
export { saveForm } from './save-form.ts';
