// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.
export { cartRoutes } from './cart.routes.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { wishlistRoutes } from './wishlist/wishlist.routes.ts';
