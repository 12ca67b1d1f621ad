/*
 * The tools that agents are shown (DOOR-06): few, each an endpoint under a name of its own. Its words, its fields and its rights
 * are those of the endpoint. All others are found by `find_calls` and called by `call`.
 */

/** What only reads, by method and path. */
const reading = {
  get_shop: 'GET /api/v1/user/programKey/own',
  list_products: 'GET /api/v1/product/record/filter',
  find_products: 'GET /api/v1/product/record/find',
  get_product: 'GET /api/v1/product/record/get/{id}',
  list_product_cells: 'GET /api/v1/product/record/grid',
  get_product_history: 'GET /api/v1/product/record/history/{id}',
  get_product_choices: 'GET /api/v1/product/record/choices',
  list_categories: 'GET /api/v1/product/category/tree',
  list_brands: 'GET /api/v1/product/brand/filter',
  list_tags: 'GET /api/v1/product/tag/filter',
  list_attributes: 'GET /api/v1/product/attribute/filter',
  list_sales: 'GET /api/v1/product/sale/filter',
  list_coupons: 'GET /api/v2/ecommerce/coupon/filter',
  list_promotions: 'GET /api/v2/ecommerce/promotion/filter',
  list_stock: 'GET /api/v1/product/stock/filter',
  list_stock_movements: 'GET /api/v1/product/stock/movement/filter',
  list_orders: 'GET /api/v2/ecommerce/order/filter',
  get_order: 'GET /api/v2/ecommerce/order/get/{slug}',
  list_returns: 'GET /api/v2/ecommerce/return/filter',
  list_customers: 'GET /api/v1/user/customer/filter',
  get_customer: 'GET /api/v1/user/customer/get/{id}',
  report_sales: 'GET /api/v2/ecommerce/report/sales/{what}',
  report_taxes: 'GET /api/v2/ecommerce/report/taxes',
  report_stock: 'GET /api/v2/ecommerce/report/stock',
  report_search: 'GET /api/v2/ecommerce/report/search',
  list_documents: 'GET /api/v1/cms/document/filter',
  list_comments: 'GET /api/v1/cms/comment/filter',
  list_redirects: 'GET /api/v1/cms/redirect/filter',
  list_changes: 'GET /api/v1/settings/changes',
} as const;

/** What would change something: a call of it is a proposal (`playable-calls`). */
const writing = {
  change_product_cells: 'PATCH /api/v1/product/record/grid/save',
  change_product: 'PATCH /api/v1/product/record/update/{id}',
  create_product: 'POST /api/v1/product/record/create',
  create_category: 'POST /api/v1/product/category/create',
  change_category: 'PATCH /api/v1/product/category/update/{id}',
  create_brand: 'POST /api/v1/product/brand/create',
  create_tag: 'POST /api/v1/product/tag/create',
  create_redirect: 'POST /api/v1/cms/redirect/create',
} as const;

/** Method and path by the name of the tool. */
export const toolCalls: ReadonlyMap<string, string> = new Map(Object.entries({ ...reading, ...writing }));
