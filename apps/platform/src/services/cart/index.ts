export { wishlistRoutes } from './wishlist/wishlist.routes.ts';
