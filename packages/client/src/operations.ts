// Made from the contract by `npm run client:make`; a test says when it has to be made again.

/** Every call, by method and path. */
export interface Operations {
  /** Moves an event to the bin, where it stays for thirty days. */
  'DELETE /api/v1/calendar/event/delete/{id}': typeof import('@izlog/contract/calendar/event-bin')['eventDelete'];
  /** Deletes a comment for good. */
  'DELETE /api/v1/cms/comment/delete/{id}': typeof import('@izlog/contract/cms/comments/comment-moderate')['commentDelete'];
  /** Ends an editing session. */
  'DELETE /api/v1/cms/edit/session/{session}': typeof import('@izlog/contract/editing/edit-session')['editSessionEnd'];
  /** Deletes a form without entries. */
  'DELETE /api/v1/cms/form/delete/{id}': typeof import('@izlog/contract/cms/forms/form-resource')['formResource']['endpoints']['delete'];
  /** Moves a page to the bin, where it stays for thirty days. */
  'DELETE /api/v1/cms/page/delete/{id}': typeof import('@izlog/contract/cms/content/bin')['pageDelete'];
  /** Moves a post to the bin, where it stays for thirty days. */
  'DELETE /api/v1/cms/post/delete/{id}': typeof import('@izlog/contract/cms/content/bin')['postDelete'];
  /** Removes a record of redirect. */
  'DELETE /api/v1/cms/redirect/delete/{id}': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['delete'];
  /** Leaves the results of some words to the search again. */
  'DELETE /api/v1/cms/search/pin/delete/{id}': typeof import('@izlog/contract/cms/search/search-pin')['searchPinDelete'];
  /** Removes a synonym. */
  'DELETE /api/v1/cms/search/synonym/delete/{id}': typeof import('@izlog/contract/cms/search/search-synonym')['searchSynonymDelete'];
  /** Deletes a template. */
  'DELETE /api/v1/cms/template/delete/{id}': typeof import('@izlog/contract/cms/template-resource')['templateResource']['endpoints']['delete'];
  /** Moves a category or tag of posts to the bin, where it stays for thirty days. */
  'DELETE /api/v1/cms/term/delete/{id}': typeof import('@izlog/contract/cms/content/bin')['termDelete'];
  /** Removes a record of company. */
  'DELETE /api/v1/ecommerce/company/delete/{id}': typeof import('@izlog/contract/ecommerce/company-resource')['companyResource']['endpoints']['delete'];
  /** Removes a record of pickupPlace. */
  'DELETE /api/v1/ecommerce/pickupPlace/delete/{id}': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['pickupPlaceResource']['endpoints']['delete'];
  /** Removes a record of feed. */
  'DELETE /api/v1/marketing/feed/delete/{id}': typeof import('@izlog/contract/marketing/feeds/feed-resource')['feedResource']['endpoints']['delete'];
  /** Removes an issue that was never sent. */
  'DELETE /api/v1/marketing/newsletter/issue/delete/{id}': typeof import('@izlog/contract/marketing/newsletter-issue')['deleteIssue'];
  /** Removes files and folders. */
  'DELETE /api/v1/media/directoryItem/delete': typeof import('@izlog/contract/media/directory-item')['directoryItemDelete'];
  /** Removes a record of attribute. */
  'DELETE /api/v1/product/attribute/delete/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['delete'];
  /** Removes a record of attributeValue. */
  'DELETE /api/v1/product/attributeValue/delete/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeValueResource']['endpoints']['delete'];
  /** Removes a record of brand. */
  'DELETE /api/v1/product/brand/delete/{id}': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['delete'];
  /** Removes a record of category. */
  'DELETE /api/v1/product/category/delete/{id}': typeof import('@izlog/contract/product/registries/category-resource')['categoryResource']['endpoints']['delete'];
  /** Removes a product; one that was ordered, or that a bundle is made of, is refused. */
  'DELETE /api/v1/product/record/delete/{id}': typeof import('@izlog/contract/product/record/product-record-calls')['deleteProductRecord'];
  /** Removes a draft; a sale that was scheduled stays as proof. */
  'DELETE /api/v1/product/sale/delete/{id}': typeof import('@izlog/contract/product/sales/sale-resource')['saleResource']['endpoints']['delete'];
  /** Removes a record of tag. */
  'DELETE /api/v1/product/tag/delete/{id}': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['delete'];
  /** Removes a record of taxClass. */
  'DELETE /api/v1/product/taxClass/delete/{id}': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['delete'];
  /** Removes a saved view. */
  'DELETE /api/v1/settings/view/delete/{id}': typeof import('@izlog/contract/settings/list-view')['deleteListView'];
  /** Removes a webhook with what waited for it. */
  'DELETE /api/v1/settings/webhook/delete/{id}': typeof import('@izlog/contract/events/webhook')['deleteWebhook'];
  /** Removes a note of the staff about a customer. */
  'DELETE /api/v1/user/customer/note/delete/{id}/{noteId}': typeof import('@izlog/contract/user/customer-staff')['removeCustomerNote'];
  /** Takes an account on another site off the calling staff user’s. */
  'DELETE /api/v1/user/joined/delete/{id}': typeof import('@izlog/contract/user/joined/joined-accounts')['deleteJoined'];
  /** Takes a passkey off the calling staff user. */
  'DELETE /api/v1/user/passkey/delete/{id}': typeof import('@izlog/contract/user/second-factor')['deletePasskey'];
  /** Deletes a role that nobody has. */
  'DELETE /api/v1/user/role/delete/{id}': typeof import('@izlog/contract/user/staff-resource')['roleResource']['endpoints']['delete'];
  /** Removes a segment; refused while a promotion or an unsent newsletter is for it. */
  'DELETE /api/v1/user/segment/delete/{id}': typeof import('@izlog/contract/user/segment-resource')['segmentResource']['endpoints']['delete'];
  /** Ends a login of the calling staff user. */
  'DELETE /api/v1/user/session/delete/{id}': typeof import('@izlog/contract/user/session')['deleteStaffSession'];
  /** Removes an address of the calling customer. */
  'DELETE /api/v1/user/web/address/delete/{id}': typeof import('@izlog/contract/user/address')['deleteAddress'];
  /** Takes a provider off the account of the calling customer. */
  'DELETE /api/v1/user/web/identity/delete/{id}': typeof import('@izlog/contract/user/social')['deleteIdentity'];
  /** Takes a passkey off the calling customer. */
  'DELETE /api/v1/user/web/passkey/delete/{id}': typeof import('@izlog/contract/user/passwordless/own-passkeys')['deleteOwnPasskey'];
  /** Ends a login of the calling customer. */
  'DELETE /api/v1/user/web/session/delete/{id}': typeof import('@izlog/contract/user/session')['deleteOwnSession'];
  /** Removes a coupon; orders keep what it took off. */
  'DELETE /api/v2/ecommerce/coupon/delete/{id}': typeof import('@izlog/contract/ecommerce/coupon-resource')['couponResource']['endpoints']['delete'];
  /** Removes an item and answers the whole cart. */
  'DELETE /api/v2/ecommerce/deleteItem': typeof import('@izlog/contract/ecommerce/cart/cart-items')['deleteCartItem'];
  /** Removes a delivery method; one that is offered, or that an order names, is refused. */
  'DELETE /api/v2/ecommerce/delivery/deleteMethod/{code}': typeof import('@izlog/contract/ecommerce/delivery-method-staff')['deleteShopDeliveryMethod'];
  /** Removes a draft that is no order; its offer, if there is one, ends. */
  'DELETE /api/v2/ecommerce/draft/delete/{id}': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['deleteDraft'];
  /** Unpacks a parcel that is still in the shop. */
  'DELETE /api/v2/ecommerce/order/fulfilment/cancel/{slug}/{id}': typeof import('@izlog/contract/ecommerce/orders/order-parcels')['cancelParcel'];
  /** Removes a note of the staff about an order. */
  'DELETE /api/v2/ecommerce/order/note/delete/{slug}/{noteId}': typeof import('@izlog/contract/ecommerce/orders/order-desk')['removeOrderNote'];
  /** Takes the invoice of another program off an order. */
  'DELETE /api/v2/ecommerce/order/paper/delete/{slug}/{paperId}': typeof import('@izlog/contract/ecommerce/orders/outside-papers')['removeOutsidePaper'];
  /** Removes a payment method; one that is offered, or that an order names, is refused. */
  'DELETE /api/v2/ecommerce/payment/deleteMethod/{code}': typeof import('@izlog/contract/ecommerce/payment-method-staff')['deleteShopPaymentMethod'];
  /** Removes a promotion; orders keep what it took off. */
  'DELETE /api/v2/ecommerce/promotion/delete/{id}': typeof import('@izlog/contract/ecommerce/promotion-resource')['promotionResource']['endpoints']['delete'];
  /** Legacy: the user of the Bearer token. */
  'GET /api/auth/user': typeof import('@izlog/contract/user/legacy-login')['legacyUser'];
  /** Lists events that are not over, or those between two dates. */
  'GET /api/v1/calendar/event/filter': typeof import('@izlog/contract/calendar/event-filter')['eventFilter'];
  /** Answers an event. */
  'GET /api/v1/calendar/event/get/{id}': typeof import('@izlog/contract/calendar/event-get')['eventGet'];
  /** Lists pages, posts, terms and events that lie in the bin. */
  'GET /api/v1/cms/bin/filter': typeof import('@izlog/contract/cms/content/bin')['binFilter'];
  /** Lists comments for staff, all of them or by state, what they are about, stars and words. */
  'GET /api/v1/cms/comment/filter': typeof import('@izlog/contract/cms/comments/comment-moderate')['commentFilter'];
  /** Answers a comment as staff see it. */
  'GET /api/v1/cms/comment/get/{id}': typeof import('@izlog/contract/cms/comments/comment-moderate')['commentGet'];
  /** Lists the form types with the consents assigned to them. */
  'GET /api/v1/cms/consent/filter': typeof import('@izlog/contract/cms/consent-filter')['consentFilter'];
  /** Lists content of a kind with the state of each language: public, drafted, changed, planned, in the bin. */
  'GET /api/v1/cms/document/filter': typeof import('@izlog/contract/editing/document-list')['documentFilter'];
  /** Lists the documents that have a draft, the last touched first. */
  'GET /api/v1/cms/edit/changes': typeof import('@izlog/contract/editing/edit-history')['editChanges'];
  /** Compares two states of a document, texts by words. */
  'GET /api/v1/cms/edit/diff': typeof import('@izlog/contract/editing/edit-history')['editDiff'];
  /** Answers what others changed since a revision, who edits the page, and how often was published. */
  'GET /api/v1/cms/edit/events': typeof import('@izlog/contract/editing/edit-history')['editEvents'];
  /** Answers documents as they are drafted, or as they are public where nothing is. */
  'GET /api/v1/cms/edit/state': typeof import('@izlog/contract/editing/edit-history')['editState'];
  /** Lists the versions of a document, the newest first. */
  'GET /api/v1/cms/edit/versions': typeof import('@izlog/contract/editing/edit-history')['editVersions'];
  /** Decides which page, post or redirect the route parameters name; none of them means the page with handler home. */
  'GET /api/v1/cms/finder/decide': typeof import('@izlog/contract/cms/addresses/finder-decide')['finderDecide'];
  /** Searches titles and slugs of everything a link can lead to; at most 20 answers. */
  'GET /api/v1/cms/finder/searchSlugs': typeof import('@izlog/contract/cms/addresses/finder-search-slugs')['finderSearchSlugs'];
  /** Lists what content can name: by words in title or slug, the newest, or by kind and id. */
  'GET /api/v1/cms/finder/targets': typeof import('@izlog/contract/cms/addresses/finder-targets')['finderTargets'];
  /** Confirms the e-mail of a form entry and leads to the page that says so. */
  'GET /api/v1/cms/form/confirmEmail/{id}': typeof import('@izlog/contract/cms/forms/form-confirm-email')['formConfirmEmail'];
  /** Lists the entries of a form, all or those that are open or done. */
  'GET /api/v1/cms/form/entries/{id}': typeof import('@izlog/contract/cms/forms/form-entries')['formEntries'];
  /** Answers an entry with the labels of its form and addresses of its private files. */
  'GET /api/v1/cms/form/entry/{id}': typeof import('@izlog/contract/cms/forms/form-entries')['formEntry'];
  /** The entries of a form as CSV, the oldest first, one column for each field. */
  'GET /api/v1/cms/form/entryExport/{id}': typeof import('@izlog/contract/cms/forms/form-entries')['formEntryExport'];
  /** A file that came with an entry, to be kept and never shown. */
  'GET /api/v1/cms/form/entryFile/{token}': typeof import('@izlog/contract/cms/forms/form-entries')['formEntryFile'];
  /** Gives a form with its fields in the language of the call. */
  'GET /api/v1/cms/form/get/{id}': typeof import('@izlog/contract/cms/forms/form-get')['formGet'];
  /** Lists forms for staff, with their entries and those that nobody has dealt with. */
  'GET /api/v1/cms/form/overview': typeof import('@izlog/contract/cms/forms/form-resource')['formResource']['endpoints']['filter'];
  /** Answers a form with its words in every language, as it is saved. */
  'GET /api/v1/cms/form/read/{id}': typeof import('@izlog/contract/cms/forms/form-staff')['formRead'];
  /** The last twenty imports of content, without their reports. */
  'GET /api/v1/cms/import/filter': typeof import('@izlog/contract/cms/import/content-import')['importFilter'];
  /** An import with its progress and report. */
  'GET /api/v1/cms/import/get/{id}': typeof import('@izlog/contract/cms/import/content-import')['importGet'];
  /** Answers a navigation tree by its name, e.g. main. */
  'GET /api/v1/cms/navigation/tree/{id}': typeof import('@izlog/contract/cms/addresses/navigation-tree')['navigationTree'];
  /** Answers the options of the site, all or those named. */
  'GET /api/v1/cms/option/filter': typeof import('@izlog/contract/cms/option-filter')['optionFilter'];
  /** Tells whether a build pipeline is running. */
  'GET /api/v1/cms/pipeline/hasRunningPipeline': typeof import('@izlog/contract/cms/pipeline-has-running-pipeline')['pipelineHasRunningPipeline'];
  /** Answers a page or post by id. */
  'GET /api/v1/cms/post/get/{id}': typeof import('@izlog/contract/cms/content/post-get')['postGet'];
  /** Lists preview links that are neither over nor taken back. */
  'GET /api/v1/cms/previewLink/filter': typeof import('@izlog/contract/cms/preview-link')['previewLinkFilter'];
  /** Records of redirect as the rows of a file, 500 at a time. */
  'GET /api/v1/cms/redirect/export': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['export'];
  /** Records of redirect as CSV; taken in again it changes nothing. */
  'GET /api/v1/cms/redirect/file': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['file'];
  /** Lists the records of redirect, narrowed and in an order. */
  'GET /api/v1/cms/redirect/filter': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['filter'];
  /** Lists paths that could not be found, with how often and when last. */
  'GET /api/v1/cms/redirect/filterFailedRequests': typeof import('@izlog/contract/cms/addresses/failed-request-resource')['failedRequestResource']['endpoints']['filter'];
  /** Answers a record of redirect. */
  'GET /api/v1/cms/redirect/get/{id}': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of redirect, the newest first. */
  'GET /api/v1/cms/redirect/history/{id}': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['history'];
  /** Lists the places in which something is used: the document, its language, section and field. */
  'GET /api/v1/cms/ref/{kind}/{id}': typeof import('@izlog/contract/cms/content/where-used')['refGet'];
  /** Lists what goes out when, what went out, and what failed. */
  'GET /api/v1/cms/release/filter': typeof import('@izlog/contract/editing/release')['releaseFilter'];
  /** Searches products, pages, posts, product categories and events; one tab with paging, totals of all. */
  'GET /api/v1/cms/search/find': typeof import('@izlog/contract/cms/search/search-find')['searchFind'];
  /** Lists searches that found nothing, with how often and when last. */
  'GET /api/v1/cms/search/missed/filter': typeof import('@izlog/contract/cms/search/search-missed-filter')['searchMissedFilter'];
  /** Lists the words whose first results staff chose, with the products. */
  'GET /api/v1/cms/search/pin/filter': typeof import('@izlog/contract/cms/search/search-pin')['searchPinFilter'];
  /** Suggests products, product categories, posts, pages and events while a text is being typed. */
  'GET /api/v1/cms/search/suggest': typeof import('@izlog/contract/cms/search/search-suggest')['searchSuggest'];
  /** Lists the synonyms of the site. */
  'GET /api/v1/cms/search/synonym/filter': typeof import('@izlog/contract/cms/search/search-resource')['synonymResource']['endpoints']['filter'];
  /** Answers how many parts the sitemap has for each kind of content. */
  'GET /api/v1/cms/sitemap/index': typeof import('@izlog/contract/cms/addresses/sitemap')['sitemapIndex'];
  /** Answers one part of the sitemap: addresses by language, last change and pictures. */
  'GET /api/v1/cms/sitemap/{kind}/{part}': typeof import('@izlog/contract/cms/addresses/sitemap')['sitemapPart'];
  /** Lists the templates of the site with their sections. */
  'GET /api/v1/cms/template/filter': typeof import('@izlog/contract/cms/template-resource')['templateResource']['endpoints']['filter'];
  /** Lists categories and tags of posts. */
  'GET /api/v1/cms/term/filter': typeof import('@izlog/contract/cms/content/term-filter')['termFilter'];
  /** Answers a category or tag of posts by id or slug. */
  'GET /api/v1/cms/term/get/{id}': typeof import('@izlog/contract/cms/content/term-get')['termGet'];
  /** Lists translations that were made from words which have changed since, those touched last first. */
  'GET /api/v1/cms/translation/stale': typeof import('@izlog/contract/editing/translation-state')['staleTranslations'];
  /** Says which fields of a document were translated from words that have changed since. */
  'GET /api/v1/cms/translation/state': typeof import('@izlog/contract/editing/translation-state')['translationState'];
  /** The products on the wishlist of the calling customer. */
  'GET /api/v1/cms/wishlist/filter': typeof import('@izlog/contract/cms/wishlist')['filterWishes'];
  /** The languages or the countries, named and sorted in the asked language. */
  'GET /api/v1/commons': typeof import('@izlog/contract/settings/commons')['getCommons'];
  /** Lists the records of company, narrowed and in an order. */
  'GET /api/v1/ecommerce/company/filter': typeof import('@izlog/contract/ecommerce/company-resource')['companyResource']['endpoints']['filter'];
  /** Answers a record of company. */
  'GET /api/v1/ecommerce/company/get/{id}': typeof import('@izlog/contract/ecommerce/company-resource')['companyResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of company, the newest first. */
  'GET /api/v1/ecommerce/company/history/{id}': typeof import('@izlog/contract/ecommerce/company-resource')['companyResource']['endpoints']['history'];
  /** Green words in public products and pages: those without a proof first, 200 at most (LAW-02). */
  'GET /api/v1/ecommerce/law/claims': typeof import('@izlog/contract/ecommerce/law/claims')['listClaims'];
  /** Each duty of the shop with its state on a day: today, or one that comes (LAW-01). */
  'GET /api/v1/ecommerce/law/list': typeof import('@izlog/contract/ecommerce/law/law-list')['getLawList'];
  /** Lists the records of pickupPlace, narrowed and in an order. */
  'GET /api/v1/ecommerce/pickupPlace/filter': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['pickupPlaceResource']['endpoints']['filter'];
  /** Answers a record of pickupPlace. */
  'GET /api/v1/ecommerce/pickupPlace/get/{id}': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['pickupPlaceResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of pickupPlace, the newest first. */
  'GET /api/v1/ecommerce/pickupPlace/history/{id}': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['pickupPlaceResource']['endpoints']['history'];
  /** The price list of a day as CSV; of today where a day is called `today`. */
  'GET /api/v1/ecommerce/priceList/get/{day}': typeof import('@izlog/contract/ecommerce/law/price-lists')['getPriceList'];
  /** The daily price lists of the shop, the newest first, as far as its archive goes. */
  'GET /api/v1/ecommerce/priceList/list': typeof import('@izlog/contract/ecommerce/law/price-lists')['listPriceLists'];
  /** Whom a recall of a product would reach: people, orders, languages; and the recalls that were sent (LAW-02). */
  'GET /api/v1/ecommerce/recall/preview/{productId}': typeof import('@izlog/contract/ecommerce/law/recalls')['previewRecall'];
  /** The usual tax rate, the rates of other countries, and since when these hold (OSS). */
  'GET /api/v1/ecommerce/taxes/get': typeof import('@izlog/contract/ecommerce/taxes/tax-settings')['getTaxSettings'];
  /** Lists the consent log, of one e-mail address when it is given. */
  'GET /api/v1/gdpr/consent/log/filter': typeof import('@izlog/contract/gdpr/consent-log-filter')['gdprConsentLogFilter'];
  /** Lists the texts of a consent in all languages, by version. */
  'GET /api/v1/gdpr/consent/versions/{uniqueNumber}': typeof import('@izlog/contract/gdpr/consent-versions')['gdprConsentVersions'];
  /** Lists the consents that the customer gave and did not withdraw. */
  'GET /api/v1/gdpr/web/consent/given': typeof import('@izlog/contract/gdpr/consent-given')['gdprConsentGiven'];
  /** The shop's categories, each with the channel's own name for it. */
  'GET /api/v1/marketing/feed/categories/{id}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['listFeedCategories'];
  /** Answers the newest whole file of a feed by its secret address; 304 where the caller has it. */
  'GET /api/v1/marketing/feed/file/{name}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['getFeedFile'];
  /** Lists the records of feed, narrowed and in an order. */
  'GET /api/v1/marketing/feed/filter': typeof import('@izlog/contract/marketing/feeds/feed-resource')['feedResource']['endpoints']['filter'];
  /** The formats in which feeds are written, with what each asks of a product. */
  'GET /api/v1/marketing/feed/formats': typeof import('@izlog/contract/marketing/feeds/feed-calls')['listFeedFormats'];
  /** Answers a record of feed. */
  'GET /api/v1/marketing/feed/get/{id}': typeof import('@izlog/contract/marketing/feeds/feed-resource')['feedResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of feed, the newest first. */
  'GET /api/v1/marketing/feed/history/{id}': typeof import('@izlog/contract/marketing/feeds/feed-resource')['feedResource']['endpoints']['history'];
  /** Products that a feed leaves out, with the reasons. */
  'GET /api/v1/marketing/feed/leftOut/{id}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['listFeedLeftOut'];
  /** One product as the channel gets it, made at this moment. */
  'GET /api/v1/marketing/feed/preview/{id}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['previewFeedProduct'];
  /** Address and state of a feed, with the reasons why products are left out. */
  'GET /api/v1/marketing/feed/status/{id}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['getFeedStatus'];
  /** Lists newsletter subscribers, newest first. */
  'GET /api/v1/marketing/newsletter/filter': typeof import('@izlog/contract/marketing/newsletter-filter')['newsletterFilter'];
  /** Lists the issues of the newsletter with what became of them. Opens are not counted. */
  'GET /api/v1/marketing/newsletter/issue/filter': typeof import('@izlog/contract/marketing/newsletter-issue')['filterIssues'];
  /** Answers an issue of the newsletter, and how many would get it now. */
  'GET /api/v1/marketing/newsletter/issue/get/{id}': typeof import('@izlog/contract/marketing/newsletter-issue')['getIssue'];
  /** Leads to the page on which a subscription can be ended. */
  'GET /api/v1/marketing/newsletter/unsubscribe/{token}': typeof import('@izlog/contract/marketing/newsletter-unsubscribe')['newsletterUnsubscribePage'];
  /** Answers a file with its texts in every language and the places that use it. */
  'GET /api/v1/media/file/details/{id}': typeof import('@izlog/contract/media/file-update')['fileDetails'];
  /** Answers a picture as a part of it, or around a point of it, is shown. */
  'GET /api/v1/media/file/placed/{id}': typeof import('@izlog/contract/media/file-placed')['filePlaced'];
  /** Answers where browsers put files. */
  'GET /api/v1/media/file/ways': typeof import('@izlog/contract/media/file-ways')['fileWays'];
  /** Answers the bytes of a file (`original`) or of a picture fitted into a size, in the format of the extension. */
  'GET /api/v1/media/file/{hash}/{size}.{ext}': typeof import('@izlog/contract/media/file-get')['fileGet'];
  /** Records of attribute as the rows of a file, 500 at a time. */
  'GET /api/v1/product/attribute/export': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['export'];
  /** Records of attribute as CSV; taken in again it changes nothing. */
  'GET /api/v1/product/attribute/file': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['file'];
  /** Lists the records of attribute, narrowed and in an order. */
  'GET /api/v1/product/attribute/filter': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['filter'];
  /** Answers a record of attribute. */
  'GET /api/v1/product/attribute/get/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of attribute, the newest first. */
  'GET /api/v1/product/attribute/history/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['history'];
  /** Lists the records of attributeValue, narrowed and in an order. */
  'GET /api/v1/product/attributeValue/filter': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeValueResource']['endpoints']['filter'];
  /** Answers a record of attributeValue. */
  'GET /api/v1/product/attributeValue/get/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeValueResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of attributeValue, the newest first. */
  'GET /api/v1/product/attributeValue/history/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeValueResource']['endpoints']['history'];
  /** Records of brand as the rows of a file, 500 at a time. */
  'GET /api/v1/product/brand/export': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['export'];
  /** Records of brand as CSV; taken in again it changes nothing. */
  'GET /api/v1/product/brand/file': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['file'];
  /** Lists the records of brand, narrowed and in an order. */
  'GET /api/v1/product/brand/filter': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['filter'];
  /** Answers a record of brand. */
  'GET /api/v1/product/brand/get/{id}': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of brand, the newest first. */
  'GET /api/v1/product/brand/history/{id}': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['history'];
  /** Lists the records of category, narrowed and in an order. */
  'GET /api/v1/product/category/filter': typeof import('@izlog/contract/product/registries/category-resource')['categoryResource']['endpoints']['filter'];
  /** Answers a record of category. */
  'GET /api/v1/product/category/get/{id}': typeof import('@izlog/contract/product/registries/category-resource')['categoryResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of category, the newest first. */
  'GET /api/v1/product/category/history/{id}': typeof import('@izlog/contract/product/registries/category-resource')['categoryResource']['endpoints']['history'];
  /** Answers all categories from the roots down, hidden ones too, with how many products each has. */
  'GET /api/v1/product/category/tree': typeof import('@izlog/contract/product/registries/category-resource')['categoryTree'];
  /** Reads the members of a bundle with their variants. */
  'GET /api/v1/product/checkBundles': typeof import('@izlog/contract/product/choices/check-bundles')['checkBundles'];
  /** The catalogue or its stock as a file; taken in again it changes nothing. */
  'GET /api/v1/product/export/{what}': typeof import('@izlog/contract/product/files/product-files')['takeOutProducts'];
  /** The last twenty product files, without their reports. */
  'GET /api/v1/product/import/filter': typeof import('@izlog/contract/product/files/product-files')['filterProductFiles'];
  /** A product file with its report. */
  'GET /api/v1/product/import/get/{id}': typeof import('@izlog/contract/product/files/product-files')['getProductFile'];
  /** The refused rows of a file as CSV, each as it stood, with the reason. */
  'GET /api/v1/product/import/refused/{id}': typeof import('@izlog/contract/product/files/product-files')['refusedOfProductFile'];
  /** What visitors saw of the price of a product or variant since it is in the shop: to pay, struck through, the lowest of 30 days. */
  'GET /api/v1/product/price/seen/{id}': typeof import('@izlog/contract/product/sales/price-seen')['listSeenPrices'];
  /** Answers how far a change of many products is. */
  'GET /api/v1/product/record/bulk/get/{id}': typeof import('@izlog/contract/product/record/product-bulk')['getProductBulk'];
  /** Answers which products a change leaves alone, each with the reason, page by page. */
  'GET /api/v1/product/record/bulk/refused/{id}': typeof import('@izlog/contract/product/record/product-bulk')['listBulkRefused'];
  /** The products that a change leaves alone as CSV, each with the reason. */
  'GET /api/v1/product/record/bulk/refusedFile/{id}': typeof import('@izlog/contract/product/record/product-bulk')['bulkRefusedFile'];
  /** Answers what the form of a product chooses from: categories, makers, tags, taxes, attributes. */
  'GET /api/v1/product/record/choices': typeof import('@izlog/contract/product/record/product-record-calls')['productChoices'];
  /** Lists the products of the site whatever their state, narrowed and in an order. */
  'GET /api/v1/product/record/filter': typeof import('@izlog/contract/product/record/product-rows')['filterProductRows'];
  /** Products and variants by name, sku or EAN, or by their ids, whatever their state but archived. */
  'GET /api/v1/product/record/find': typeof import('@izlog/contract/product/record/product-find')['findProducts'];
  /** Answers a product for its form: words of all languages, prices, stock, what is missing. */
  'GET /api/v1/product/record/get/{id}': typeof import('@izlog/contract/product/record/product-record-calls')['getProductRecord'];
  /** Lists products with their variants for a grid; who may change none of its columns gets no row. */
  'GET /api/v1/product/record/grid': typeof import('@izlog/contract/product/record/product-grid')['getProductGrid'];
  /** Answers who of the staff changed what of a product and when, the newest first. */
  'GET /api/v1/product/record/history/{id}': typeof import('@izlog/contract/product/record/product-record-calls')['getProductHistory'];
  /** Answers the variants of a configurable product for staff. */
  'GET /api/v1/product/record/variants/{id}': typeof import('@izlog/contract/product/record/product-variants')['getProductVariants'];
  /** Answers how many products the usual choices of the list have; 10001 says that there are more than are counted. */
  'GET /api/v1/product/record/views': typeof import('@izlog/contract/product/record/product-rows')['countProductViews'];
  /** Lists the dated sales of the site, the newest first. */
  'GET /api/v1/product/sale/filter': typeof import('@izlog/contract/product/sales/sale-resource')['saleResource']['endpoints']['filter'];
  /** Answers a sale with what visitors see of it, and what it leaves alone and why. */
  'GET /api/v1/product/sale/get/{id}': typeof import('@izlog/contract/product/sales/sale-resource')['saleResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of sale, the newest first. */
  'GET /api/v1/product/sale/history/{id}': typeof import('@izlog/contract/product/sales/sale-resource')['saleHistory'];
  /** Answers the prices that a sale reduces, or those that it leaves alone, page by page. */
  'GET /api/v1/product/sale/lines/{id}': typeof import('@izlog/contract/product/sales/sale-staff')['listSaleLines'];
  /** Answers the count of the stock that is under way, what was counted last first. */
  'GET /api/v1/product/stock/count/current': typeof import('@izlog/contract/product/stock-desk/stock-count')['getCount'];
  /** Lists stock levels, found by name, sku or EAN; what is short comes first. */
  'GET /api/v1/product/stock/filter': typeof import('@izlog/contract/product/stock-desk/stock-levels')['filterStock'];
  /** Answers the level of a product and who waits for it. */
  'GET /api/v1/product/stock/get/{id}': typeof import('@izlog/contract/product/stock-desk/stock-levels')['getStock'];
  /** Lists what came to and went from the stock: how many, why and by whom. */
  'GET /api/v1/product/stock/movement/filter': typeof import('@izlog/contract/product/stock-desk/stock-movements')['filterMovements'];
  /** Records of tag as the rows of a file, 500 at a time. */
  'GET /api/v1/product/tag/export': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['export'];
  /** Records of tag as CSV; taken in again it changes nothing. */
  'GET /api/v1/product/tag/file': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['file'];
  /** Lists the records of tag, narrowed and in an order. */
  'GET /api/v1/product/tag/filter': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['filter'];
  /** Answers a record of tag. */
  'GET /api/v1/product/tag/get/{id}': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of tag, the newest first. */
  'GET /api/v1/product/tag/history/{id}': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['history'];
  /** Records of taxClass as the rows of a file, 500 at a time. */
  'GET /api/v1/product/taxClass/export': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['export'];
  /** Records of taxClass as CSV; taken in again it changes nothing. */
  'GET /api/v1/product/taxClass/file': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['file'];
  /** Lists the records of taxClass, narrowed and in an order. */
  'GET /api/v1/product/taxClass/filter': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['filter'];
  /** Answers a record of taxClass. */
  'GET /api/v1/product/taxClass/get/{id}': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of taxClass, the newest first. */
  'GET /api/v1/product/taxClass/history/{id}': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['history'];
  /** Reads one category by id or slug. */
  'GET /api/v1/product/web/category/get/{id}': typeof import('@izlog/contract/product/category-get')['categoryGet'];
  /** Reads one product by slug or id, with variants, options and prices. */
  'GET /api/v1/product/web/get': typeof import('@izlog/contract/product/product-get')['productGet'];
  /** A new token pair for the token in header refreshToken, which is spent by this call. */
  'GET /api/v1/refresh': typeof import('@izlog/contract/user/login')['refreshLogin'];
  /** The addresses of the site, the main one first. */
  'GET /api/v1/settings/address/get': typeof import('@izlog/contract/settings/addresses')['getAddresses'];
  /** What a new shop has and what it lacks to sell, step by step. */
  'GET /api/v1/settings/admin/setup': typeof import('@izlog/contract/settings/setup')['getSetup'];
  /** Lists what waits for staff: how much of it, since when and until when. */
  'GET /api/v1/settings/admin/todo': typeof import('@izlog/contract/settings/todo')['listTodo'];
  /** Says which captcha protects the forms of the site. */
  'GET /api/v1/settings/captcha/get': typeof import('@izlog/contract/settings/captcha')['captchaGet'];
  /** Which orders, products, stock, customers, documents … changed since a cursor, also what was removed. */
  'GET /api/v1/settings/changes': typeof import('@izlog/contract/events/changes')['listChanges'];
  /** One extension, with its last faults. */
  'GET /api/v1/settings/extension/get/{name}': typeof import('@izlog/contract/settings/extensions')['getExtension'];
  /** Extensions of this installation, what each may do and how it stands on the site. */
  'GET /api/v1/settings/extension/list': typeof import('@izlog/contract/settings/extensions')['listExtensions'];
  /** One of the caller's own settings, by group and key. */
  'GET /api/v1/settings/general/user': typeof import('@izlog/contract/settings/user-setting')['getUserSetting'];
  /** Through which server mails leave, and in whose name. */
  'GET /api/v1/settings/mail/state': typeof import('@izlog/contract/settings/mail-state')['getMailState'];
  /** The words of every mail in a language. */
  'GET /api/v1/settings/mail/words': typeof import('@izlog/contract/settings/mail-words')['listMailWords'];
  /** Answers the options of the site as staff set them; keys of other services only as set or not. */
  'GET /api/v1/settings/option/filter': typeof import('@izlog/contract/cms/option-update')['optionList'];
  /** Who of the staff set which options of a group, before and after, the newest first. */
  'GET /api/v1/settings/option/history': typeof import('@izlog/contract/cms/option-update')['optionHistory'];
  /** Countries, currencies with their rates, and what follows on adding to the cart. */
  'GET /api/v1/settings/shop/get': typeof import('@izlog/contract/settings/shop-settings')['getShopSettings'];
  /** Lists the saved views of the caller and those that colleagues share, and the columns the caller chose. */
  'GET /api/v1/settings/view/filter': typeof import('@izlog/contract/settings/list-view')['filterListViews'];
  /** What was sent to webhooks, with what came back. */
  'GET /api/v1/settings/webhook/delivery/filter': typeof import('@izlog/contract/events/webhook')['filterDeliveries'];
  /** One delivery with its request and its tries. */
  'GET /api/v1/settings/webhook/delivery/get/{id}': typeof import('@izlog/contract/events/webhook')['getDelivery'];
  /** One webhook. */
  'GET /api/v1/settings/webhook/get/{id}': typeof import('@izlog/contract/events/webhook')['getWebhook'];
  /** Addresses of programs that are told of events, and how each stands. */
  'GET /api/v1/settings/webhook/list': typeof import('@izlog/contract/events/webhook')['listWebhooks'];
  /** How many events a replay of a span would send. */
  'GET /api/v1/settings/webhook/replay/count/{id}': typeof import('@izlog/contract/events/webhook')['countReplay'];
  /** The personal data of a customer as JSON by part. */
  'GET /api/v1/user/customer/export/{id}': typeof import('@izlog/contract/user/customer-staff')['exportCustomer'];
  /** Customers of the site by words, kind, what they bought and the newsletter. */
  'GET /api/v1/user/customer/filter': typeof import('@izlog/contract/user/customer-resource')['customerResource']['endpoints']['filter'];
  /** A customer with orders, addresses, consents, comments and notes. */
  'GET /api/v1/user/customer/get/{id}': typeof import('@izlog/contract/user/customer-resource')['customerResource']['endpoints']['get'];
  /** The accounts on other sites that are joined to the calling staff user’s. */
  'GET /api/v1/user/joined/filter': typeof import('@izlog/contract/user/joined/joined-accounts')['filterJoined'];
  /** What the joining of two accounts waits for. */
  'GET /api/v1/user/joined/step/{code}': typeof import('@izlog/contract/user/joined/joined-accounts')['getJoin'];
  /** Customers or subscribers as CSV. */
  'GET /api/v1/user/people/file/{what}': typeof import('@izlog/contract/user/people-files')['peopleFile'];
  /** Customers or subscribers with all that their file has, page by page. */
  'GET /api/v1/user/people/rows/{what}': typeof import('@izlog/contract/user/people-files')['listPeople'];
  /** The profile of the calling staff user. */
  'GET /api/v1/user/profile': typeof import('@izlog/contract/user/profile')['getStaffProfile'];
  /** The keys of programs, what they may do and when they were used. */
  'GET /api/v1/user/programKey/filter': typeof import('@izlog/contract/user/programs/program-keys')['filterProgramKeys'];
  /** One key of a program. */
  'GET /api/v1/user/programKey/get/{id}': typeof import('@izlog/contract/user/programs/program-keys')['getProgramKey'];
  /** The key that calls: its name, the shop, and what it may do here now. */
  'GET /api/v1/user/programKey/own': typeof import('@izlog/contract/user/programs/program-keys')['getOwnProgramKey'];
  /** Lists what agents proposed, of what the caller may do themselves. */
  'GET /api/v1/user/proposal/filter': typeof import('@izlog/contract/user/proposals/proposals')['filterProposals'];
  /** Answers what an agent proposed and what it would change. */
  'GET /api/v1/user/proposal/get/{id}': typeof import('@izlog/contract/user/proposals/proposals')['getProposal'];
  /** The roles of the site with their permissions. */
  'GET /api/v1/user/role/filter': typeof import('@izlog/contract/user/staff-resource')['roleResource']['endpoints']['filter'];
  /** The second factors of the calling staff user. */
  'GET /api/v1/user/secondFactor/get': typeof import('@izlog/contract/user/second-factor')['getSecondFactors'];
  /** Lists the segments of customers, counted as they are now. */
  'GET /api/v1/user/segment/filter': typeof import('@izlog/contract/user/segment-resource')['segmentResource']['endpoints']['filter'];
  /** Answers a segment, counted as it is now. */
  'GET /api/v1/user/segment/get/{id}': typeof import('@izlog/contract/user/segment-resource')['segmentResource']['endpoints']['get'];
  /** The open logins of the calling staff user. */
  'GET /api/v1/user/session/filter': typeof import('@izlog/contract/user/session')['filterStaffSessions'];
  /** The providers visitors may log in through. */
  'GET /api/v1/user/social/providers': typeof import('@izlog/contract/user/social')['listLoginProviders'];
  /** One of the staff of the site. */
  'GET /api/v1/user/staff/get/{id}': typeof import('@izlog/contract/user/staff-resource')['staffResource']['endpoints']['get'];
  /** The providers joined to the account of the calling customer. */
  'GET /api/v1/user/web/identity/filter': typeof import('@izlog/contract/user/social')['listIdentities'];
  /** The member card of the calling customer with its bars as SVG. */
  'GET /api/v1/user/web/memberCard/get': typeof import('@izlog/contract/user/member-card')['getMemberCard'];
  /** The passkeys of the calling customer. */
  'GET /api/v1/user/web/passkey/list': typeof import('@izlog/contract/user/passwordless/own-passkeys')['listOwnPasskeys'];
  /** Answers an export of personal data as json or csv. */
  'GET /api/v1/user/web/personalData/download/{id}.{ext}': typeof import('@izlog/contract/user/personal-data')['downloadDataExport'];
  /** The exports of personal data that the calling customer asked for. */
  'GET /api/v1/user/web/personalData/filter': typeof import('@izlog/contract/user/personal-data')['listDataExports'];
  /** What the law keeps after an erasure of the calling customer. */
  'GET /api/v1/user/web/personalData/kept': typeof import('@izlog/contract/user/personal-data')['previewErasure'];
  /** The profile of the calling customer. */
  'GET /api/v1/user/web/profile': typeof import('@izlog/contract/user/profile')['getCustomerProfile'];
  /** The open logins of the calling customer. */
  'GET /api/v1/user/web/session/filter': typeof import('@izlog/contract/user/session')['filterOwnSessions'];
  /** Confirms an e-mail address with the token from the mail, given in the query. */
  'GET /api/v1/user/web/verify': typeof import('@izlog/contract/user/verify-email')['verifyEmailByQuery'];
  /** Confirms an e-mail address with the token from the mail. */
  'GET /api/v1/user/web/verify/{token}': typeof import('@izlog/contract/user/verify-email')['verifyEmail'];
  /** Says ok when the service can read its records; an unknown service is not found. */
  'GET /api/v1/{service}/status': typeof import('@izlog/contract/settings/service-status')['getServiceStatus'];
  /** A file of refunds as pain.001. */
  'GET /api/v2/ecommerce/bank/refund/file/{id}': typeof import('@izlog/contract/ecommerce/bank/bank-refunds')['getTransferFile'];
  /** Refunds that are to be paid by transfer, and the files for the bank. */
  'GET /api/v2/ecommerce/bank/refund/list': typeof import('@izlog/contract/ecommerce/bank/bank-refunds')['listOwedRefunds'];
  /** Bank statements that were read, with what waits in each. */
  'GET /api/v2/ecommerce/bank/statement/filter': typeof import('@izlog/contract/ecommerce/bank/bank-statements')['filterBankStatements'];
  /** A bank statement: what waits and why, what was booked on which order. */
  'GET /api/v2/ecommerce/bank/statement/get/{id}': typeof import('@izlog/contract/ecommerce/bank/bank-statements')['getBankStatement'];
  /** Lists carts that were left, the newest first, with what is in them and whether a reminder may go. */
  'GET /api/v2/ecommerce/cart/abandoned/filter': typeof import('@izlog/contract/ecommerce/cart/cart-abandoned')['abandonedResource']['endpoints']['filter'];
  /** Post towns of a postcode, or postcodes of a town, at most 10. */
  'GET /api/v2/ecommerce/checkout/findTowns': typeof import('@izlog/contract/ecommerce/town')['findTowns'];
  /** Lists the coupons of the site, those that are over or switched off too. */
  'GET /api/v2/ecommerce/coupon/filter': typeof import('@izlog/contract/ecommerce/coupon-resource')['couponResource']['endpoints']['filter'];
  /** Answers a coupon with its products and customers by name, and the last orders that used it. */
  'GET /api/v2/ecommerce/coupon/get/{id}': typeof import('@izlog/contract/ecommerce/coupon-resource')['couponResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of coupon, the newest first. */
  'GET /api/v2/ecommerce/coupon/history/{id}': typeof import('@izlog/contract/ecommerce/coupon-resource')['couponHistory'];
  /** Delivery methods for a parcel with their usual prices, cheapest first, without a cart. */
  'GET /api/v2/ecommerce/delivery/getDeliveryOffers': typeof import('@izlog/contract/ecommerce/delivery')['getDeliveryOffers'];
  /** Delivery methods of the site with their rates and words in all languages. */
  'GET /api/v2/ecommerce/delivery/methods': typeof import('@izlog/contract/ecommerce/delivery-method-staff')['listDeliveryMethods'];
  /** Lists of pick-up places of the site, its own always among them. */
  'GET /api/v2/ecommerce/delivery/placeLists': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['listPlaceLists'];
  /** What each way of delivery would ask for a parcel, or why it would not carry it. */
  'GET /api/v2/ecommerce/delivery/tryOut': typeof import('@izlog/contract/ecommerce/delivery-method-staff')['tryDelivery'];
  /** Customers by name, e-mail or telephone, with the address they used last. */
  'GET /api/v2/ecommerce/draft/buyers': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['findDraftBuyers'];
  /** Drafts and offers of the site by state and words. */
  'GET /api/v2/ecommerce/draft/filter': typeof import('@izlog/contract/ecommerce/drafts/draft-resource')['draftResource']['endpoints']['filter'];
  /** A draft with its sums, ways of delivery and payment, and what it lacks. */
  'GET /api/v2/ecommerce/draft/get/{id}': typeof import('@izlog/contract/ecommerce/drafts/draft-resource')['draftResource']['endpoints']['get'];
  /** Products and variants by name, sku or a scanned EAN, with price and stock. */
  'GET /api/v2/ecommerce/draft/products': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['findDraftProducts'];
  /** An e-invoice as UBL 2.1: the text that is sent. */
  'GET /api/v2/ecommerce/eInvoice/file/{id}': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoices')['getEInvoiceFile'];
  /** E-invoices to companies with where each is, the newest first. */
  'GET /api/v2/ecommerce/eInvoice/filter': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoices')['filterEInvoices'];
  /** Payments of e-invoices of a month with what the tax administration was told of, and by when it is due. */
  'GET /api/v2/ecommerce/eInvoice/payments': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoice-payments')['listEInvoicePayments'];
  /** Opens an empty cart and answers what names and proves it. */
  'GET /api/v2/ecommerce/getNewCartSession': typeof import('@izlog/contract/ecommerce/cart/cart-session')['getNewCartSession'];
  /** An e-invoice that came from another, as it came. */
  'GET /api/v2/ecommerce/incomingInvoice/file/{id}': typeof import('@izlog/contract/ecommerce/e-invoices/incoming-invoices')['getIncomingInvoiceFile'];
  /** E-invoices that came from others, kept as they came, the newest first. */
  'GET /api/v2/ecommerce/incomingInvoice/filter': typeof import('@izlog/contract/ecommerce/e-invoices/incoming-invoices')['filterIncomingInvoices'];
  /** The certificates that messages to the Croatian tax host are signed with; never a key. */
  'GET /api/v2/ecommerce/invoicing/certificates': typeof import('@izlog/contract/ecommerce/duties/fiscal-certificates')['listFiscalCertificates'];
  /** How the invoices of the shop stand: the next number and what is missing to go live. */
  'GET /api/v2/ecommerce/invoicing/state': typeof import('@izlog/contract/ecommerce/duties/invoicing-state')['getInvoicingState'];
  /** Which list of the classification of products (KPD) the shop has brought. */
  'GET /api/v2/ecommerce/kpd/list': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoice-settings')['getKpdList'];
  /** Items of KPD by words of either language, or by digits; none while the shop has no list. */
  'GET /api/v2/ecommerce/kpd/search': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoice-settings')['searchKpd'];
  /** An offer with its lines, sums and ways to pay. */
  'GET /api/v2/ecommerce/offer/get/{token}': typeof import('@izlog/contract/ecommerce/drafts/offer')['getOffer'];
  /** Notes, tags and people of an order, and its neighbours in the list that the filters make. */
  'GET /api/v2/ecommerce/order/desk/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-desk')['getOrderDesk'];
  /** Orders as CSV, one line per order; for the bookkeeper a line for each tax rate. */
  'GET /api/v2/ecommerce/order/export': typeof import('@izlog/contract/ecommerce/orders/order-staff')['exportOrders'];
  /** Orders of the site by state, time, payment and words. */
  'GET /api/v2/ecommerce/order/filter': typeof import('@izlog/contract/ecommerce/orders/order-resource')['orderResource']['endpoints']['filter'];
  /** An order with its payments, refunds and history. */
  'GET /api/v2/ecommerce/order/get/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-resource')['orderResource']['endpoints']['get'];
  /** Invoices and credit notes that were issued, with how each stands, the newest first. */
  'GET /api/v2/ecommerce/order/issued/filter': typeof import('@izlog/contract/ecommerce/orders/issued-papers')['filterIssuedPapers'];
  /** Lines, addresses and messages of some orders, for packing slips and a picking list. */
  'GET /api/v2/ecommerce/order/packing': typeof import('@izlog/contract/ecommerce/orders/order-packing')['getPacking'];
  /** Orders that are to be packed and sent, the oldest first, or what left lately; without prices. */
  'GET /api/v2/ecommerce/order/packing/filter': typeof import('@izlog/contract/ecommerce/orders/order-packing')['filterPacking'];
  /** What is to be packed of an order, where it goes, and its parcels; without prices. */
  'GET /api/v2/ecommerce/order/packing/get/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-packing')['getPackingOrder'];
  /** Answers how many documents a period has, and the address of all of them in one ZIP with a list. */
  'GET /api/v2/ecommerce/order/paper/archive': typeof import('@izlog/contract/ecommerce/orders/paper-archive')['askPaperArchive'];
  /** The documents of a period as a ZIP with a list, written as it is read. */
  'GET /api/v2/ecommerce/order/paper/archive/{token}': typeof import('@izlog/contract/ecommerce/orders/paper-archive')['getPaperArchive'];
  /** Colleagues who may deal with orders, and the tags of the newest thousand tagged orders. */
  'GET /api/v2/ecommerce/order/people': typeof import('@izlog/contract/ecommerce/orders/order-desk')['getOrderPeople'];
  /** Answers how many orders the usual choices of the list have; 10001 says that there are more than are counted. */
  'GET /api/v2/ecommerce/order/views': typeof import('@izlog/contract/ecommerce/orders/order-views')['countOrderViews'];
  /** A bought file; every call counts as one download. */
  'GET /api/v2/ecommerce/order/web/download/{id}': typeof import('@izlog/contract/ecommerce/orders/order-web')['getOrderDownload'];
  /** The calling customer’s orders, the newest first. */
  'GET /api/v2/ecommerce/order/web/filter': typeof import('@izlog/contract/ecommerce/orders/order-web')['filterOwnOrders'];
  /** An order with everything its owner may know. */
  'GET /api/v2/ecommerce/order/web/get/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-web')['getOrder'];
  /** The order as PDF. */
  'GET /api/v2/ecommerce/order/web/pdf/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-web')['getOrderPdf'];
  /** The PDF417 of the payment slip as PNG. */
  'GET /api/v2/ecommerce/order/web/slip/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-web')['getOrderPaymentSlip'];
  /** Where a gateway leads a buyer who gave up. */
  'GET /api/v2/ecommerce/payment/cancel/{siteId}/{gateway}': typeof import('@izlog/contract/ecommerce/payment-return')['paymentCancelByGet'];
  /** Gateways of the site with the names of their keys. */
  'GET /api/v2/ecommerce/payment/keys': typeof import('@izlog/contract/ecommerce/payment-keys')['listPaymentKeys'];
  /** Payment methods of the site with their words in all languages. */
  'GET /api/v2/ecommerce/payment/methods': typeof import('@izlog/contract/ecommerce/payment-method-staff')['listPaymentMethods'];
  /** Where a gateway leads the buyer back to; leads on to the success or failure page. */
  'GET /api/v2/ecommerce/payment/return/{siteId}/{gateway}': typeof import('@izlog/contract/ecommerce/payment-return')['paymentReturnByGet'];
  /** Lists the promotions of the site in their order, those that are over or switched off too. */
  'GET /api/v2/ecommerce/promotion/filter': typeof import('@izlog/contract/ecommerce/promotion-resource')['promotionResource']['endpoints']['filter'];
  /** Answers a promotion with its products and customers by name. */
  'GET /api/v2/ecommerce/promotion/get/{id}': typeof import('@izlog/contract/ecommerce/promotion-resource')['promotionResource']['endpoints']['get'];
  /** Who of the staff changed what of a record of promotion, the newest first. */
  'GET /api/v2/ecommerce/promotion/history/{id}': typeof import('@izlog/contract/ecommerce/promotion-resource')['promotionHistory'];
  /** Documents of a period, money by payment provider, and whether they agree. */
  'GET /api/v2/ecommerce/report/books': typeof import('@izlog/contract/ecommerce/reports/books')['getBooksReport'];
  /** A report of sales, taxes, the one-stop shop, stock, the way to orders or searches as CSV. */
  'GET /api/v2/ecommerce/report/export/{what}': typeof import('@izlog/contract/ecommerce/reports/sales-report')['exportReport'];
  /** Product pages shown, carts begun, checkouts begun and orders placed, by day. */
  'GET /api/v2/ecommerce/report/funnel': typeof import('@izlog/contract/ecommerce/reports/sales-report')['getFunnelReport'];
  /** Sales of a period by day, month, product, category, payment, country or customer. */
  'GET /api/v2/ecommerce/report/sales/{what}': typeof import('@izlog/contract/ecommerce/reports/sales-report')['getSalesReport'];
  /** Words that were searched for, how often, and how often nothing was found. */
  'GET /api/v2/ecommerce/report/search': typeof import('@izlog/contract/ecommerce/reports/sales-report')['getSearchReport'];
  /** Pieces at hand and what they would sell for today. */
  'GET /api/v2/ecommerce/report/stock': typeof import('@izlog/contract/ecommerce/reports/sales-report')['getStockReport'];
  /** Base and tax of issued invoices and credit notes, by country and rate, and what goes to the OSS. */
  'GET /api/v2/ecommerce/report/taxes': typeof import('@izlog/contract/ecommerce/reports/sales-report')['getTaxReport'];
  /** Returns of the site with their deadlines, the first deadline first. */
  'GET /api/v2/ecommerce/return/filter': typeof import('@izlog/contract/ecommerce/returns/return-resource')['returnResource']['endpoints']['filter'];
  /** A return with its pieces, deadlines, pictures and the proposed sum. */
  'GET /api/v2/ecommerce/return/get/{id}': typeof import('@izlog/contract/ecommerce/returns/return-resource')['returnResource']['endpoints']['get'];
  /** A picture of a return. */
  'GET /api/v2/ecommerce/return/picture/{token}': typeof import('@izlog/contract/ecommerce/returns/return-staff')['getStaffReturnPicture'];
  /** The site's checkout settings, in data.config. */
  'GET /api/v2/ecommerce/settings/getCheckoutSettings': typeof import('@izlog/contract/ecommerce/checkout-settings')['getCheckoutSettings'];
  /** The site's currencies, in data.responseData. */
  'GET /api/v2/ecommerce/settings/getCurrencyConfig': typeof import('@izlog/contract/ecommerce/currency-config')['getCurrencyConfig'];
  /** What the shop lacks before it may take orders, and the state of its legal pages. */
  'GET /api/v2/ecommerce/settings/getOpening': typeof import('@izlog/contract/ecommerce/orders/opening')['getOpening'];
  /** A return with its state, its deadlines and what became of it, for the holder of its link. */
  'GET /api/v2/ecommerce/web/return/get/{number}': typeof import('@izlog/contract/ecommerce/returns/return-web')['getWebReturn'];
  /** A picture of a return. */
  'GET /api/v2/ecommerce/web/return/picture/{id}': typeof import('@izlog/contract/ecommerce/returns/return-web')['getReturnPicture'];
  /** Statements of withdrawal with the proposed refund, the newest first. */
  'GET /api/v2/ecommerce/withdrawal/filter': typeof import('@izlog/contract/ecommerce/orders/withdrawal-resource')['withdrawalResource']['endpoints']['filter'];
  /** Changes text or rating of a comment. */
  'PATCH /api/v1/cms/comment/update/{id}': typeof import('@izlog/contract/cms/comments/comment-update')['commentUpdate'];
  /** Changes a layout element in the current language; fields that are not sent stay. */
  'PATCH /api/v1/cms/element/update/{id}': typeof import('@izlog/contract/cms/content/element-update')['elementUpdate'];
  /** Sets options of the site by name; null or an empty text gives one its usual value again. */
  'PATCH /api/v1/cms/option/update': typeof import('@izlog/contract/cms/option-update')['optionUpdate'];
  /** Changes a page or post in the current language; fields that are not sent stay. */
  'PATCH /api/v1/cms/post/update/{id}': typeof import('@izlog/contract/cms/content/post-update')['postUpdate'];
  /** Changes fields of a record of redirect; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/cms/redirect/update/{id}': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['update'];
  /** Replaces the words of a synonym. */
  'PATCH /api/v1/cms/search/synonym/update/{id}': typeof import('@izlog/contract/cms/search/search-synonym')['searchSynonymUpdate'];
  /** Renames a template. */
  'PATCH /api/v1/cms/template/update/{id}': typeof import('@izlog/contract/cms/template')['templateUpdate'];
  /** Changes a category or tag of posts in the current language; fields that are not sent stay. */
  'PATCH /api/v1/cms/term/update/{id}': typeof import('@izlog/contract/cms/content/term-update')['termUpdate'];
  /** Changes fields of a record of company; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/ecommerce/company/update/{id}': typeof import('@izlog/contract/ecommerce/company-resource')['companyResource']['endpoints']['update'];
  /** Changes fields of a record of pickupPlace; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/ecommerce/pickupPlace/update/{id}': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['pickupPlaceResource']['endpoints']['update'];
  /** Sets the usual tax rate, the rates of other countries, and from when these hold (OSS). */
  'PATCH /api/v1/ecommerce/taxes/save': typeof import('@izlog/contract/ecommerce/taxes/tax-settings')['saveTaxSettings'];
  /** Changes fields of a record of feed; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/marketing/feed/update/{id}': typeof import('@izlog/contract/marketing/feeds/feed-resource')['feedResource']['endpoints']['update'];
  /** Changes title, texts, focal point and poster of a file. */
  'PATCH /api/v1/media/file/update/{id}': typeof import('@izlog/contract/media/file-update')['fileUpdate'];
  /** Changes fields of a record of attribute; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/product/attribute/update/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['update'];
  /** Changes fields of a record of attributeValue; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/product/attributeValue/update/{id}': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeValueResource']['endpoints']['update'];
  /** Changes fields of a record of brand; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/product/brand/update/{id}': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['update'];
  /** Changes fields of a record of category; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/product/category/update/{id}': typeof import('@izlog/contract/product/registries/category-resource')['categoryResource']['endpoints']['update'];
  /** Writes a new price of a product into the price journal. */
  'PATCH /api/v1/product/price/{id}': typeof import('@izlog/contract/product/price-set')['setProductPrice'];
  /** Saves cells of products and variants by the one writer; a cell that is refused is named, the others are saved. */
  'PATCH /api/v1/product/record/grid/save': typeof import('@izlog/contract/product/record/product-grid')['saveProductGrid'];
  /** Changes parts of a product that the caller may write; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/product/record/update/{id}': typeof import('@izlog/contract/product/record/product-record-calls')['updateProductRecord'];
  /** Takes variants of a product out of the shop, or brings them back as they were. */
  'PATCH /api/v1/product/record/variants/move/{id}': typeof import('@izlog/contract/product/record/product-axes')['moveProductVariants'];
  /** Changes variants of a product; cells that somebody else changed meanwhile are refused. */
  'PATCH /api/v1/product/record/variants/update/{id}': typeof import('@izlog/contract/product/record/product-variants')['updateProductVariants'];
  /** Sets how the stock of a product is kept; how many there are is changed by movements only. */
  'PATCH /api/v1/product/stock/update/{id}': typeof import('@izlog/contract/product/stock-desk/stock-levels')['updateStock'];
  /** Changes fields of a record of tag; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/product/tag/update/{id}': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['update'];
  /** Changes fields of a record of taxClass; what somebody else changed meanwhile is refused. */
  'PATCH /api/v1/product/taxClass/update/{id}': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['update'];
  /** Sets the addresses of the site; a running shop follows at once. */
  'PATCH /api/v1/settings/address/save': typeof import('@izlog/contract/settings/addresses')['saveAddresses'];
  /** Writes one of the caller's own settings. */
  'PATCH /api/v1/settings/general/user': typeof import('@izlog/contract/settings/user-setting')['setUserSetting'];
  /** Sets the languages of the site and the default one. */
  'PATCH /api/v1/settings/language/update': typeof import('@izlog/contract/settings/site-languages')['languageUpdate'];
  /** Sets countries, rates of currencies and what follows on adding to the cart; adds currencies. */
  'PATCH /api/v1/settings/shop/save': typeof import('@izlog/contract/settings/shop-settings')['saveShopSettings'];
  /** Changes the address, the name or the events of a webhook. */
  'PATCH /api/v1/settings/webhook/update/{id}': typeof import('@izlog/contract/events/webhook')['updateWebhook'];
  /** Blocks a member card or lets it work again. */
  'PATCH /api/v1/user/memberCard/update/{id}': typeof import('@izlog/contract/user/member-card')['updateMemberCard'];
  /** Gives a passkey of the calling staff user another name. */
  'PATCH /api/v1/user/passkey/update/{id}': typeof import('@izlog/contract/user/second-factor')['updatePasskey'];
  /** Changes the name, rights, sites, networks, end or limit of a key. */
  'PATCH /api/v1/user/programKey/update/{id}': typeof import('@izlog/contract/user/programs/program-keys')['updateProgramKey'];
  /** Changes name or permissions of a role. */
  'PATCH /api/v1/user/role/update/{id}': typeof import('@izlog/contract/user/staff')['updateRole'];
  /** Changes name, roles or lock of a staff account. */
  'PATCH /api/v1/user/staff/update/{id}': typeof import('@izlog/contract/user/staff')['updateStaff'];
  /** Changes the name of the calling staff user. */
  'PATCH /api/v1/user/update': typeof import('@izlog/contract/user/staff')['updateOwnStaff'];
  /** Changes the sent fields of an address of the calling customer. */
  'PATCH /api/v1/user/web/address/update/{id}': typeof import('@izlog/contract/user/address')['updateAddress'];
  /** Keeps e-mail, name, company and addresses of a guest of the checkout. */
  'PATCH /api/v1/user/web/guest/update': typeof import('@izlog/contract/user/guest-update')['updateGuest'];
  /** Changes details, e-mail, username, member card, company or language of the calling customer. */
  'PATCH /api/v1/user/web/update': typeof import('@izlog/contract/user/update-customer')['updateCustomer'];
  /** Changes a draft, holds its pieces again, and answers its sums. */
  'PATCH /api/v2/ecommerce/draft/update/{id}': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['updateDraft'];
  /** Brings an order to another state; the buyer hears of it by mail. */
  'PATCH /api/v2/ecommerce/order/changeState/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['changeOrderState'];
  /** Corrects e-mail, telephone and addresses of an order that is not sent yet; the buyer is told. */
  'PATCH /api/v2/ecommerce/order/correctBuyer/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-buyer')['correctOrderBuyer'];
  /** Changes carrier, number and link of a parcel, or hands it over; the order follows. */
  'PATCH /api/v2/ecommerce/order/fulfilment/update/{slug}/{id}': typeof import('@izlog/contract/ecommerce/orders/order-parcels')['updateParcel'];
  /** Sets the tags of an order and who deals with it. */
  'PATCH /api/v2/ecommerce/order/tag/save/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-desk')['assignOrder'];
  /** Changes an item and answers the whole cart. */
  'PATCH /api/v2/ecommerce/updateItem': typeof import('@izlog/contract/ecommerce/cart/cart-items')['updateCartItem'];
  /** Legacy: exchanges username and password for a token, sent as Authorization: Bearer. */
  'POST /api/auth/login': typeof import('@izlog/contract/user/legacy-login')['legacyLogin'];
  /** Legacy: ends the login of the Bearer token. */
  'POST /api/auth/logout': typeof import('@izlog/contract/user/legacy-login')['legacyLogout'];
  /** Brings an event back from the bin; it is not public yet. */
  'POST /api/v1/calendar/event/restore/{id}': typeof import('@izlog/contract/calendar/event-bin')['eventRestore'];
  /** Brings a page, post or term back from the bin; it is not public yet. */
  'POST /api/v1/cms/bin/restore/{id}': typeof import('@izlog/contract/cms/content/bin')['binRestore'];
  /** Does one thing to many records of comment: approve, refuse, delete. */
  'POST /api/v1/cms/comment/bulk': typeof import('@izlog/contract/cms/comments/comment-moderate')['commentBulk'];
  /** Adds a comment, a rating, or both; it is public at once or after staff let it. */
  'POST /api/v1/cms/comment/create': typeof import('@izlog/contract/cms/comments/comment-create')['commentCreate'];
  /** Lists the published comments on a post, a product or the site, with the ratings together. */
  'POST /api/v1/cms/comment/filterStandard': typeof import('@izlog/contract/cms/comments/comment-filter-standard')['commentFilterStandard'];
  /** Gives the rules of comments and ratings. */
  'POST /api/v1/cms/comment/getOptions': typeof import('@izlog/contract/cms/comments/comment-options')['commentGetOptions'];
  /** Publishes a comment or takes it off the page. */
  'POST /api/v1/cms/comment/publish/{id}': typeof import('@izlog/contract/cms/comments/comment-moderate')['commentPublish'];
  /** Stores what the shop answers to a comment, shown below it. */
  'POST /api/v1/cms/comment/reply/{id}': typeof import('@izlog/contract/cms/comments/comment-moderate')['commentReply'];
  /** Assigns consents to a form type; what was assigned before is replaced. */
  'POST /api/v1/cms/consent/create': typeof import('@izlog/contract/cms/consent-create')['consentCreate'];
  /** Sends a message of the contact form to the address of option SendEmailTo. */
  'POST /api/v1/cms/contact/contactAdmin': typeof import('@izlog/contract/cms/forms/contact-admin')['contactAdmin'];
  /** Makes a page, post, term, event or menu as a draft; nothing of it is public. */
  'POST /api/v1/cms/document/create': typeof import('@izlog/contract/editing/document-create')['documentCreate'];
  /** Begins a language of a document as a draft with the words of another one; one that is there stays. */
  'POST /api/v1/cms/document/translate': typeof import('@izlog/contract/editing/document-create')['documentTranslate'];
  /** Says what would keep these drafts from being published, and what to look at before. */
  'POST /api/v1/cms/edit/check': typeof import('@izlog/contract/editing/edit-publish')['editCheck'];
  /** Gives up what was drafted; it can be restored from the versions. */
  'POST /api/v1/cms/edit/discard': typeof import('@izlog/contract/editing/edit-publish')['editDiscard'];
  /** Applies changes to drafts: says of each whether it was applied, known, in conflict, invalid or skipped. */
  'POST /api/v1/cms/edit/ops': typeof import('@izlog/contract/editing/edit-ops')['editOps'];
  /** Publishes drafts in one transaction, or freezes them for a release at a time. */
  'POST /api/v1/cms/edit/publish': typeof import('@izlog/contract/editing/edit-publish')['editPublish'];
  /** Brings a draft back to a version. */
  'POST /api/v1/cms/edit/restore': typeof import('@izlog/contract/editing/edit-publish')['editRestore'];
  /** Begins an editing session of a tab; the same id again keeps it. */
  'POST /api/v1/cms/edit/session': typeof import('@izlog/contract/editing/edit-session')['editSessionBegin'];
  /** Takes a document in one language back from the public. */
  'POST /api/v1/cms/edit/unpublish': typeof import('@izlog/contract/editing/edit-publish')['editUnpublish'];
  /** Stores a new layout element for the current language. */
  'POST /api/v1/cms/element/create': typeof import('@izlog/contract/cms/content/element-create')['elementCreate'];
  /** Answers layout elements by their handlers; header, footer and cookie stand for the long names. */
  'POST /api/v1/cms/element/getByHandlers': typeof import('@izlog/contract/cms/content/element-get-by-handlers')['elementGetByHandlers'];
  /** Answers the address of content in another language, null when it has none there. */
  'POST /api/v1/cms/finder/getUrlOnLanguage': typeof import('@izlog/contract/cms/addresses/finder-get-url-on-language')['finderGetUrlOnLanguage'];
  /** Does one thing to many records of form entries: done, reopen, delete. */
  'POST /api/v1/cms/form/entryBulk': typeof import('@izlog/contract/cms/forms/form-entries')['formEntryBulk'];
  /** Lists forms, of a type when it is given. */
  'POST /api/v1/cms/form/filter': typeof import('@izlog/contract/cms/forms/form-filter')['formFilter'];
  /** Stores a form with its fields in every language. */
  'POST /api/v1/cms/form/save': typeof import('@izlog/contract/cms/forms/form-save')['formSave'];
  /** Stores what somebody filled into a form. */
  'POST /api/v1/cms/form/storeData': typeof import('@izlog/contract/cms/forms/form-store-data')['formStoreData'];
  /** Takes the files a visitor adds to a form, and gives a token for each. */
  'POST /api/v1/cms/form/upload': typeof import('@izlog/contract/cms/forms/form-upload')['formUpload'];
  /** Brings in what was looked through; pictures are fetched from the named hosts only. */
  'POST /api/v1/cms/import/start/{id}': typeof import('@izlog/contract/cms/import/content-import')['importStart'];
  /** Takes a WordPress export (multipart, part file) and says what would come in. */
  'POST /api/v1/cms/import/wxr': typeof import('@izlog/contract/cms/import/content-import')['importWxr'];
  /** Lists posts and pages by display, terms, types, dates and words. */
  'POST /api/v1/cms/post/filterStandard': typeof import('@izlog/contract/cms/content/post-filter-standard')['postFilterStandard'];
  /** Makes a link by which somebody reads a draft, or the shop as it will be. */
  'POST /api/v1/cms/previewLink/create': typeof import('@izlog/contract/cms/preview-link')['previewLinkCreate'];
  /** Tells anyone who holds a preview link what it shows, and until when. */
  'POST /api/v1/cms/previewLink/read': typeof import('@izlog/contract/cms/preview-link')['previewLinkRead'];
  /** Takes a preview link back. */
  'POST /api/v1/cms/previewLink/revoke': typeof import('@izlog/contract/cms/preview-link')['previewLinkRevoke'];
  /** Records a path that could not be found, so that staff can make it a redirect. */
  'POST /api/v1/cms/redirect/addFailedRequest': typeof import('@izlog/contract/cms/addresses/redirect-add-failed-request')['redirectAddFailedRequest'];
  /** Does one thing to many records of redirect: delete. */
  'POST /api/v1/cms/redirect/bulk': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['bulk'];
  /** Adds a record of redirect. */
  'POST /api/v1/cms/redirect/create': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['create'];
  /** Does one thing to many records of failed requests: delete. */
  'POST /api/v1/cms/redirect/forgetFailedRequests': typeof import('@izlog/contract/cms/addresses/failed-request-resource')['failedRequestResource']['endpoints']['bulk'];
  /** Takes records of redirect from a CSV as it was exported: a row changes the record it finds, else it adds one. */
  'POST /api/v1/cms/redirect/import': typeof import('@izlog/contract/cms/addresses/redirect-resource')['redirectResource']['endpoints']['import'];
  /** Calls off a release that has not gone out. */
  'POST /api/v1/cms/release/cancel': typeof import('@izlog/contract/editing/release')['releaseCancel'];
  /** Makes a release or changes one that has not gone out; drafts that are added are frozen, conflicts decided. */
  'POST /api/v1/cms/release/save': typeof import('@izlog/contract/editing/release')['releaseSave'];
  /** Adds words that mean the same; the search knows them at once. */
  'POST /api/v1/cms/search/synonym/create': typeof import('@izlog/contract/cms/search/search-synonym')['searchSynonymCreate'];
  /** Keeps a set of page sections under a name. */
  'POST /api/v1/cms/template/create': typeof import('@izlog/contract/cms/template')['templateCreate'];
  /** Lists terms of the given types, with a limit or all of them (noPaginate, at most 1000). */
  'POST /api/v1/cms/term/filterStandard': typeof import('@izlog/contract/cms/content/term-filter-standard')['termFilterStandard'];
  /** Adds a product to the wishlist; takes it off when it is there. */
  'POST /api/v1/cms/wishlist/create': typeof import('@izlog/contract/cms/wishlist')['toggleWish'];
  /** Adds products to the wishlist, keeping those that are there. */
  'POST /api/v1/cms/wishlist/merge': typeof import('@izlog/contract/cms/wishlist')['mergeWishes'];
  /** Does one thing to many records of company: delete. */
  'POST /api/v1/ecommerce/company/bulk': typeof import('@izlog/contract/ecommerce/company-resource')['companyResource']['endpoints']['bulk'];
  /** Adds a record of company. */
  'POST /api/v1/ecommerce/company/create': typeof import('@izlog/contract/ecommerce/company-resource')['companyResource']['endpoints']['create'];
  /** Says what a green word of a product or a page rests on, or that it is no claim (LAW-02). */
  'POST /api/v1/ecommerce/law/claim/mark': typeof import('@izlog/contract/ecommerce/law/claims')['markClaim'];
  /** Does one thing to many records of pickupPlace: delete. */
  'POST /api/v1/ecommerce/pickupPlace/bulk': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['pickupPlaceResource']['endpoints']['bulk'];
  /** Adds a record of pickupPlace. */
  'POST /api/v1/ecommerce/pickupPlace/create': typeof import('@izlog/contract/ecommerce/pickup-place-resource')['pickupPlaceResource']['endpoints']['create'];
  /** Recalls a product: one mail to each buyer, by the mail jobs, with the record of who was written to (LAW-02). */
  'POST /api/v1/ecommerce/recall/send/{productId}': typeof import('@izlog/contract/ecommerce/law/recalls')['sendRecall'];
  /** Stores a consent; a changed text becomes a new version, older ones are kept for the log. */
  'POST /api/v1/gdpr/consent/save': typeof import('@izlog/contract/gdpr/consent-save')['gdprConsentSave'];
  /** Lists the consents that forms may ask for, with their current texts. */
  'POST /api/v1/gdpr/web/consent/filter': typeof import('@izlog/contract/gdpr/consent-filter')['gdprConsentFilter'];
  /** Records that somebody accepted or withdrew consents, with the version of the text they saw. */
  'POST /api/v1/gdpr/web/consent/log/create': typeof import('@izlog/contract/gdpr/consent-log-create')['gdprConsentLogCreate'];
  /** Records that the customer withdraws consents; a withdrawn newsletter consent ends the newsletter. */
  'POST /api/v1/gdpr/web/consent/withdraw': typeof import('@izlog/contract/gdpr/consent-given')['gdprConsentWithdraw'];
  /** Exchanges e-mail and password for a token pair. The apiKey stands in the header or in the body. */
  'POST /api/v1/login': typeof import('@izlog/contract/user/login')['login'];
  /** Ends the login of the token in header refreshToken. */
  'POST /api/v1/logout': typeof import('@izlog/contract/user/login')['logout'];
  /** Asks for one mail when a product that is out of stock can be bought again. */
  'POST /api/v1/marketing/availability/subscribe': typeof import('@izlog/contract/marketing/availability-subscribe')['availabilitySubscribe'];
  /** Gives a feed a new address; the channel has to be told. */
  'POST /api/v1/marketing/feed/address/{id}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['changeFeedAddress'];
  /** Does one thing to many records of feed: delete. */
  'POST /api/v1/marketing/feed/bulk': typeof import('@izlog/contract/marketing/feeds/feed-resource')['feedResource']['endpoints']['bulk'];
  /** Adds a record of feed. */
  'POST /api/v1/marketing/feed/create': typeof import('@izlog/contract/marketing/feeds/feed-resource')['feedResource']['endpoints']['create'];
  /** Has a feed made now; the last whole one is served meanwhile. */
  'POST /api/v1/marketing/feed/make/{id}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['makeFeed'];
  /** Confirms a newsletter subscription with the token of the mail. */
  'POST /api/v1/marketing/newsletter/confirm': typeof import('@izlog/contract/marketing/newsletter-confirm')['newsletterConfirm'];
  /** Sends an issue in the background, to each confirmed subscriber it is for once. */
  'POST /api/v1/marketing/newsletter/issue/send/{id}': typeof import('@izlog/contract/marketing/newsletter-issue')['sendIssue'];
  /** Stops an issue that is being sent; it may go on later. */
  'POST /api/v1/marketing/newsletter/issue/stop/{id}': typeof import('@izlog/contract/marketing/newsletter-issue')['stopIssue'];
  /** Sends an issue to the caller alone, to be looked at. */
  'POST /api/v1/marketing/newsletter/issue/test/{id}': typeof import('@izlog/contract/marketing/newsletter-issue')['testIssue'];
  /** Adds an issue of the newsletter and sends it in the background, to every subscriber once. */
  'POST /api/v1/marketing/newsletter/send': typeof import('@izlog/contract/marketing/newsletter-send')['newsletterSend'];
  /** Subscribes an e-mail address to the newsletter, once its owner confirms. */
  'POST /api/v1/marketing/newsletter/subscribe': typeof import('@izlog/contract/marketing/newsletter-subscribe')['newsletterSubscribe'];
  /** Ends a newsletter subscription with the token that every issue carries. */
  'POST /api/v1/marketing/newsletter/unsubscribe/{token}': typeof import('@izlog/contract/marketing/newsletter-unsubscribe')['newsletterUnsubscribe'];
  /** Makes a folder. */
  'POST /api/v1/media/directoryItem/create': typeof import('@izlog/contract/media/directory-item')['directoryItemCreate'];
  /** Lists the files of a folder or of all, and the folders. */
  'POST /api/v1/media/directoryItem/filter': typeof import('@izlog/contract/media/directory-item')['directoryItemFilter'];
  /** Moves files and folders into a folder. */
  'POST /api/v1/media/directoryItem/move': typeof import('@izlog/contract/media/directory-item')['directoryItemMove'];
  /** Registers a file that was put to the addresses of a ticket. */
  'POST /api/v1/media/file/addFromBucket': typeof import('@izlog/contract/media/upload')['fileAddFromBucket'];
  /** Registers the file of a visitor that was put to the addresses of a ticket. */
  'POST /api/v1/media/file/addFromBucketPublic': typeof import('@izlog/contract/media/upload')['fileAddFromBucketPublic'];
  /** Makes a part of a picture a file of its own. */
  'POST /api/v1/media/file/crop/{id}': typeof import('@izlog/contract/media/file-crop')['fileCrop'];
  /** Gives the addresses to which a file is put, in parts where it is large. */
  'POST /api/v1/media/file/getUploadUrl': typeof import('@izlog/contract/media/upload')['fileGetUploadUrl'];
  /** Replaces the bytes of a file everywhere. */
  'POST /api/v1/media/file/replace/{id}': typeof import('@izlog/contract/media/upload')['fileReplace'];
  /** Stores a file sent as multipart with the parts customData (JSON) and file. */
  'POST /api/v1/media/file/upload': typeof import('@izlog/contract/media/file-upload')['fileUpload'];
  /** Does one thing to many records of attribute: delete. */
  'POST /api/v1/product/attribute/bulk': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['bulk'];
  /** Adds a record of attribute. */
  'POST /api/v1/product/attribute/create': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['create'];
  /** Takes records of attribute from a CSV as it was exported: a row changes the record it finds, else it adds one. */
  'POST /api/v1/product/attribute/import': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeResource']['endpoints']['import'];
  /** Does one thing to many records of attributeValue: delete. */
  'POST /api/v1/product/attributeValue/bulk': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeValueResource']['endpoints']['bulk'];
  /** Adds a record of attributeValue. */
  'POST /api/v1/product/attributeValue/create': typeof import('@izlog/contract/product/registries/attribute-resource')['attributeValueResource']['endpoints']['create'];
  /** Puts a choice of a property one place up or down. */
  'POST /api/v1/product/attributeValue/move': typeof import('@izlog/contract/product/registries/attribute-resource')['moveAttributeValue'];
  /** Does one thing to many records of brand: delete. */
  'POST /api/v1/product/brand/bulk': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['bulk'];
  /** Adds a record of brand. */
  'POST /api/v1/product/brand/create': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['create'];
  /** Takes records of brand from a CSV as it was exported: a row changes the record it finds, else it adds one. */
  'POST /api/v1/product/brand/import': typeof import('@izlog/contract/product/registries/brand-resource')['brandResource']['endpoints']['import'];
  /** Does one thing to many records of category: delete. */
  'POST /api/v1/product/category/bulk': typeof import('@izlog/contract/product/registries/category-resource')['categoryResource']['endpoints']['bulk'];
  /** Adds a record of category. */
  'POST /api/v1/product/category/create': typeof import('@izlog/contract/product/registries/category-resource')['categoryResource']['endpoints']['create'];
  /** Moves up to 1000 products of a category into another one; each stands there once. */
  'POST /api/v1/product/category/empty': typeof import('@izlog/contract/product/registries/category-resource')['emptyCategory'];
  /** Puts a category one place up or down among those beside it. */
  'POST /api/v1/product/category/move': typeof import('@izlog/contract/product/registries/category-resource')['moveCategory'];
  /** Says what the columns of a table are; a product is known by its sku, a new one needs a name. */
  'POST /api/v1/product/import/match/{id}': typeof import('@izlog/contract/product/files/product-files')['matchProductFile'];
  /** Says the unit of weights without one, and what becomes of SKUs that stand twice; looks through again. */
  'POST /api/v1/product/import/read/{id}': typeof import('@izlog/contract/product/files/product-files')['readProductFile'];
  /** Takes in a file that was looked through; pictures are fetched from the named hosts only. */
  'POST /api/v1/product/import/start/{id}': typeof import('@izlog/contract/product/files/product-files')['startProductFile'];
  /** Takes a product file (multipart, part file), finds out whose it is and says what would come in. */
  'POST /api/v1/product/import/take': typeof import('@izlog/contract/product/files/product-files')['takeProductFile'];
  /** Lists the filters of a product list with the number of products behind each value. */
  'POST /api/v1/product/layered/navigation': typeof import('@izlog/contract/product/filters/layered-navigation')['layeredNavigation'];
  /** Answers what axes of a product would make and take out of the shop, and who holds what goes. */
  'POST /api/v1/product/record/axes/preview/{id}': typeof import('@izlog/contract/product/record/product-axes')['previewProductAxes'];
  /** Works out what a change would do to chosen products, or to all that a filter means. */
  'POST /api/v1/product/record/bulk/plan': typeof import('@izlog/contract/product/record/product-bulk')['planProductBulk'];
  /** Does a planned change in the background; products that changed since are left alone. */
  'POST /api/v1/product/record/bulk/run/{id}': typeof import('@izlog/contract/product/record/product-bulk')['runProductBulk'];
  /** Takes a change of many products back; prices stay in the journal and are followed by the former ones. */
  'POST /api/v1/product/record/bulk/undo/{id}': typeof import('@izlog/contract/product/record/product-bulk')['undoProductBulk'];
  /** Makes a draft like another product and its variants, with new skus, without EAN, stock and sale. */
  'POST /api/v1/product/record/copy/{id}': typeof import('@izlog/contract/product/record/product-record-calls')['copyProductRecord'];
  /** Makes a product; what is left out is empty, and it is a draft unless said otherwise. */
  'POST /api/v1/product/record/create': typeof import('@izlog/contract/product/record/product-record-calls')['createProductRecord'];
  /** Changes what a product is: goods, with variants, a bundle, a download, a service. */
  'POST /api/v1/product/record/kind/change/{id}': typeof import('@izlog/contract/product/record/product-kind')['changeProductKind'];
  /** Answers what becomes of a product that changes its kind, or why it cannot; nothing is changed. */
  'POST /api/v1/product/record/kind/preview/{id}': typeof import('@izlog/contract/product/record/product-kind')['previewProductKind'];
  /** Answers an address that shows a product as it will be, for a day, also while it is not public. */
  'POST /api/v1/product/record/preview/{id}': typeof import('@izlog/contract/product/record/product-record-calls')['previewProduct'];
  /** Answers what the shop will show once a price is saved, and why; nothing is saved. */
  'POST /api/v1/product/record/price/preview': typeof import('@izlog/contract/product/record/price-preview')['previewProductPrice'];
  /** Makes the missing variants of a configurable product from axes, at most 400 in all. */
  'POST /api/v1/product/record/variants/generate/{id}': typeof import('@izlog/contract/product/record/product-variants')['generateProductVariants'];
  /** Answers which carts, orders, bundles and discounts hold some variants of a product. */
  'POST /api/v1/product/record/variants/uses/{id}': typeof import('@izlog/contract/product/record/product-axes')['getVariantUses'];
  /** Makes a draft of a sale, as long as that, from tomorrow on. */
  'POST /api/v1/product/sale/copy/{id}': typeof import('@izlog/contract/product/sales/sale-staff')['copySale'];
  /** Ends a running sale now, or takes a scheduled one back; prices that were asked stay in the journal. */
  'POST /api/v1/product/sale/end/{id}': typeof import('@izlog/contract/product/sales/sale-staff')['endSale'];
  /** Reduces what matches a scheduled or running sale by now and was not there when it was scheduled. */
  'POST /api/v1/product/sale/join/{id}': typeof import('@izlog/contract/product/sales/sale-staff')['joinSale'];
  /** Gives a scheduled sale other dates; one that runs keeps its beginning. */
  'POST /api/v1/product/sale/move/{id}': typeof import('@izlog/contract/product/sales/sale-staff')['moveSale'];
  /** Schedules a draft: it begins and ends by itself. Refused where another number of prices would be reduced than was shown. Twice is once. */
  'POST /api/v1/product/sale/schedule/{id}': typeof import('@izlog/contract/product/sales/sale-staff')['scheduleSale'];
  /** Adds pieces to a level or takes some from it, with the reason; refuses to go below what is promised. */
  'POST /api/v1/product/stock/adjust': typeof import('@izlog/contract/product/stock-desk/stock-levels')['adjustStock'];
  /** Forgets the count that is under way; no level changes. */
  'POST /api/v1/product/stock/count/drop': typeof import('@izlog/contract/product/stock-desk/stock-count')['dropCount'];
  /** Posts the differences of the count and ends it; what would go below what is promised stays in it. */
  'POST /api/v1/product/stock/count/post': typeof import('@izlog/contract/product/stock-desk/stock-count')['postCount'];
  /** Notes what was counted: a scanned EAN or sku is one piece more, `counted` is the number itself. */
  'POST /api/v1/product/stock/count/scan': typeof import('@izlog/contract/product/stock-desk/stock-count')['countUnits'];
  /** Takes a product out of the count that is under way. */
  'POST /api/v1/product/stock/count/skip': typeof import('@izlog/contract/product/stock-desk/stock-count')['uncountUnits'];
  /** Does one thing to many records of tag: delete. */
  'POST /api/v1/product/tag/bulk': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['bulk'];
  /** Adds a record of tag. */
  'POST /api/v1/product/tag/create': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['create'];
  /** Takes records of tag from a CSV as it was exported: a row changes the record it finds, else it adds one. */
  'POST /api/v1/product/tag/import': typeof import('@izlog/contract/product/registries/tag-resource')['tagResource']['endpoints']['import'];
  /** Does one thing to many records of taxClass: delete. */
  'POST /api/v1/product/taxClass/bulk': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['bulk'];
  /** Adds a record of taxClass. */
  'POST /api/v1/product/taxClass/create': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['create'];
  /** Takes records of taxClass from a CSV as it was exported: a row changes the record it finds, else it adds one. */
  'POST /api/v1/product/taxClass/import': typeof import('@izlog/contract/product/registries/tax-class-resource')['taxClassResource']['endpoints']['import'];
  /** Lists product categories, as a tree or flat. */
  'POST /api/v1/product/web/category/filter': typeof import('@izlog/contract/product/category-filter')['categoryFilter'];
  /** Lists products by words, filters and category, with the selected fields. */
  'POST /api/v1/product/web/filter': typeof import('@izlog/contract/product/filters/product-filter')['productFilter'];
  /** Lists product tags. */
  'POST /api/v1/product/web/tag/filter': typeof import('@izlog/contract/product/tag-filter')['tagFilter'];
  /** Drops the kept pages of the site on every node, all or those of one language. */
  'POST /api/v1/settings/cache/clear': typeof import('@izlog/contract/settings/cache-clear')['clearCache'];
  /** Gives a challenge of the built-in captcha: the key to send back with its solution. */
  'POST /api/v1/settings/captcha/challenge': typeof import('@izlog/contract/settings/captcha')['captchaChallenge'];
  /** The calling site's domains, optionally by name or siteID. */
  'POST /api/v1/settings/domain/filter': typeof import('@izlog/contract/settings/filter-domains')['filterDomains'];
  /** Switches an extension on, with the rights that it declares, or off. */
  'POST /api/v1/settings/extension/switch/{name}': typeof import('@izlog/contract/settings/extensions')['switchExtension'];
  /** Sends a test mail to the caller. */
  'POST /api/v1/settings/mail/test': typeof import('@izlog/contract/settings/mail-state')['sendTestMail'];
  /** Shows a mail with these words and an example of what it is filled with. */
  'POST /api/v1/settings/mail/words/preview': typeof import('@izlog/contract/settings/mail-words')['previewMail'];
  /** Sets the words of a mail in a language. */
  'POST /api/v1/settings/mail/words/save': typeof import('@izlog/contract/settings/mail-words')['saveMailWords'];
  /** Sends an example of a mail to the caller. */
  'POST /api/v1/settings/mail/words/try': typeof import('@izlog/contract/settings/mail-words')['tryMail'];
  /** Makes another site of this installation, of which the caller is the owner. */
  'POST /api/v1/settings/site/create': typeof import('@izlog/contract/settings/new-site')['makeSite'];
  /** A token for the password of a protected site; its SHA-256 is passwordLock of the domain. */
  'POST /api/v1/settings/site/unlock': typeof import('@izlog/contract/settings/site-unlock')['unlockSite'];
  /** Keeps a view of a list under a name, for the caller or for every colleague. */
  'POST /api/v1/settings/view/save': typeof import('@izlog/contract/settings/list-view')['saveListView'];
  /** Has events sent to an address, signed by Standard Webhooks. */
  'POST /api/v1/settings/webhook/create': typeof import('@izlog/contract/events/webhook')['createWebhook'];
  /** Sends an event again, with the same id. */
  'POST /api/v1/settings/webhook/delivery/replay/{id}': typeof import('@izlog/contract/events/webhook')['replayDelivery'];
  /** Sends the events of a span again, with the same ids; new ones go first. */
  'POST /api/v1/settings/webhook/replay/{id}': typeof import('@izlog/contract/events/webhook')['replayEvents'];
  /** Makes a new secret; the former one signs too for some hours. */
  'POST /api/v1/settings/webhook/secret/{id}': typeof import('@izlog/contract/events/webhook')['rotateWebhookSecret'];
  /** Pauses a webhook, or sends on: also what waited, or only what is new. */
  'POST /api/v1/settings/webhook/switch/{id}': typeof import('@izlog/contract/events/webhook')['switchWebhook'];
  /** Sends a test message and tells what came back. */
  'POST /api/v1/settings/webhook/test/{id}': typeof import('@izlog/contract/events/webhook')['testWebhook'];
  /** The log of what staff did: who, what, when, and what changed. */
  'POST /api/v1/user/audit/filter': typeof import('@izlog/contract/user/audit-resource')['auditResource']['endpoints']['filter'];
  /** Erases a customer who asked for it. */
  'POST /api/v1/user/customer/erase/{id}': typeof import('@izlog/contract/user/personal-data')['eraseCustomerByStaff'];
  /** Adds a note of the staff about a customer. */
  'POST /api/v1/user/customer/note/create/{id}': typeof import('@izlog/contract/user/customer-staff')['addCustomerNote'];
  /** Exchanges the code of a change of site for a token pair. */
  'POST /api/v1/user/joined/arrive': typeof import('@izlog/contract/user/joined/joined-accounts')['arriveJoined'];
  /** Begins joining an account on another site of the installation. */
  'POST /api/v1/user/joined/begin': typeof import('@izlog/contract/user/joined/joined-accounts')['beginJoin'];
  /** Agrees that an account of another site is joined to the calling staff user’s. */
  'POST /api/v1/user/joined/confirm': typeof import('@izlog/contract/user/joined/joined-accounts')['confirmJoin'];
  /** Joins the two accounts. */
  'POST /api/v1/user/joined/finish': typeof import('@izlog/contract/user/joined/joined-accounts')['finishJoin'];
  /** Leads to the account on another site without a second login. */
  'POST /api/v1/user/joined/open': typeof import('@izlog/contract/user/joined/joined-accounts')['openJoined'];
  /** Ends a login by passkey. */
  'POST /api/v1/user/login/passkey': typeof import('@izlog/contract/user/second-factor')['loginWithPasskey'];
  /** Begins a login by passkey. */
  'POST /api/v1/user/login/passkey/begin': typeof import('@izlog/contract/user/second-factor')['beginPasskeyLogin'];
  /** Ends a staff login with a code of the authenticator app, or a recovery code. */
  'POST /api/v1/user/login/secondFactor': typeof import('@izlog/contract/user/second-factor')['loginWithSecondFactor'];
  /** Adds member cards to the site. */
  'POST /api/v1/user/memberCard/create': typeof import('@izlog/contract/user/member-card')['createMemberCards'];
  /** The member cards of the site. */
  'POST /api/v1/user/memberCard/filter': typeof import('@izlog/contract/user/member-card-resource')['memberCardResource']['endpoints']['filter'];
  /** Gives a customer a member card; a code that the site does not know becomes one. */
  'POST /api/v1/user/memberCard/issue': typeof import('@izlog/contract/user/member-card')['issueMemberCard'];
  /** Begins adding a passkey. */
  'POST /api/v1/user/passkey/begin': typeof import('@izlog/contract/user/second-factor')['beginPasskey'];
  /** Keeps the passkey that the browser made. */
  'POST /api/v1/user/passkey/create': typeof import('@izlog/contract/user/second-factor')['createPasskey'];
  /** Changes the password of the calling staff user. */
  'POST /api/v1/user/password/reset': typeof import('@izlog/contract/user/staff')['resetStaffPassword'];
  /** Takes customers or subscribers from a CSV by their e-mail; a subscriber needs to have agreed, and the shop to say where. */
  'POST /api/v1/user/people/take/{what}': typeof import('@izlog/contract/user/people-files')['takePeople'];
  /** Makes a key for a program, a part of the caller’s own rights. */
  'POST /api/v1/user/programKey/create': typeof import('@izlog/contract/user/programs/program-keys')['createProgramKey'];
  /** Ends the old secret of a key that was replaced, at once. */
  'POST /api/v1/user/programKey/endOld/{id}': typeof import('@izlog/contract/user/programs/program-keys')['endOldProgramKey'];
  /** Gives a key back that was taken back within the last 24 hours. */
  'POST /api/v1/user/programKey/giveBack/{id}': typeof import('@izlog/contract/user/programs/program-keys')['giveBackProgramKey'];
  /** Gives a key a new secret; the old one works on for some hours. */
  'POST /api/v1/user/programKey/rotate/{id}': typeof import('@izlog/contract/user/programs/program-keys')['rotateProgramKey'];
  /** Takes a key back: it opens nothing any more. */
  'POST /api/v1/user/programKey/takeBack/{id}': typeof import('@izlog/contract/user/programs/program-keys')['takeBackProgramKey'];
  /** Does what an agent proposed, all of it or the rows that are named. */
  'POST /api/v1/user/proposal/approve/{id}': typeof import('@izlog/contract/user/proposals/proposals')['approveProposal'];
  /** Refuses what an agent proposed; the agent reads why. */
  'POST /api/v1/user/proposal/refuse/{id}': typeof import('@izlog/contract/user/proposals/proposals')['refuseProposal'];
  /** Takes back what was done by an approved proposal. */
  'POST /api/v1/user/proposal/undo/{id}': typeof import('@izlog/contract/user/proposals/proposals')['undoProposal'];
  /** Says the password again, as calls of staff want it that answer PROOF_REQUIRED. */
  'POST /api/v1/user/prove': typeof import('@izlog/contract/user/proof')['proveStaff'];
  /** Makes a role of the site’s own. */
  'POST /api/v1/user/role/create': typeof import('@izlog/contract/user/staff')['createRole'];
  /** Gives new recovery codes; the earlier ones are worthless from then on. */
  'POST /api/v1/user/secondFactor/recoveryCodes/create': typeof import('@izlog/contract/user/second-factor')['createRecoveryCodes'];
  /** Gives the secret for an authenticator app. */
  'POST /api/v1/user/secondFactor/totp/begin': typeof import('@izlog/contract/user/second-factor')['beginTotp'];
  /** Confirms an authenticator app with a code; answers the recovery codes. */
  'POST /api/v1/user/secondFactor/totp/confirm': typeof import('@izlog/contract/user/second-factor')['confirmTotp'];
  /** Takes the authenticator app off the calling staff user. */
  'POST /api/v1/user/secondFactor/totp/remove': typeof import('@izlog/contract/user/second-factor')['removeTotp'];
  /** Counts the customers that rules mean; nothing is saved. */
  'POST /api/v1/user/segment/preview': typeof import('@izlog/contract/user/segment')['previewSegment'];
  /** Ends every other login of the calling staff user. */
  'POST /api/v1/user/session/endOthers': typeof import('@izlog/contract/user/session')['endOtherSessions'];
  /** Turns the form that a provider posts into a visit of the page where the login began. */
  'POST /api/v1/user/social/bounce/{provider}': typeof import('@izlog/contract/user/social')['bounceSocialLogin'];
  /** Exchanges the code of a provider for a token pair. */
  'POST /api/v1/user/social/oauth': typeof import('@izlog/contract/user/social')['socialOauth'];
  /** Begins a login through a provider: where the browser goes, and what it keeps meanwhile. */
  'POST /api/v1/user/social/start': typeof import('@izlog/contract/user/social')['startSocialLogin'];
  /** Accepts an invitation and sets the password. */
  'POST /api/v1/user/staff/accept': typeof import('@izlog/contract/user/staff')['acceptInvitation'];
  /** Ends every login of a staff user. */
  'POST /api/v1/user/staff/endSessions/{id}': typeof import('@izlog/contract/user/session')['endStaffSessions'];
  /** The staff of the site. */
  'POST /api/v1/user/staff/filter': typeof import('@izlog/contract/user/staff-resource')['staffResource']['endpoints']['filter'];
  /** What the invitation with this token says: whom it is for and which roles it gives. */
  'POST /api/v1/user/staff/invitation/get': typeof import('@izlog/contract/user/staff')['getInvitation'];
  /** Invites somebody to work for the shop, by mail. */
  'POST /api/v1/user/staff/invite': typeof import('@izlog/contract/user/staff')['inviteStaff'];
  /** Takes the second factors off a staff account that lost them. */
  'POST /api/v1/user/staff/resetSecondFactor/{id}': typeof import('@izlog/contract/user/staff')['resetSecondFactor'];
  /** Keeps an address of the calling customer. */
  'POST /api/v1/user/web/address/create': typeof import('@izlog/contract/user/address')['createAddress'];
  /** Gives an account its former e-mail back, with the token that was mailed there. */
  'POST /api/v1/user/web/email/undo': typeof import('@izlog/contract/user/verify-email')['undoEmailChange'];
  /** Mails a link that logs in without a password, if the e-mail has an account. */
  'POST /api/v1/user/web/loginLink/send': typeof import('@izlog/contract/user/passwordless/login-link')['sendLoginLink'];
  /** Exchanges the token of a mailed login link for a token pair. */
  'POST /api/v1/user/web/loginLink/use': typeof import('@izlog/contract/user/passwordless/login-link')['loginByLink'];
  /** Begins adding a passkey to the account of the calling customer. */
  'POST /api/v1/user/web/passkey/begin': typeof import('@izlog/contract/user/passwordless/own-passkeys')['beginOwnPasskey'];
  /** Keeps the passkey that the browser of the calling customer made. */
  'POST /api/v1/user/web/passkey/create': typeof import('@izlog/contract/user/passwordless/own-passkeys')['createOwnPasskey'];
  /** Mails a link to set a new password, if the e-mail has an account. */
  'POST /api/v1/user/web/password/forgot': typeof import('@izlog/contract/user/password')['forgotPassword'];
  /** Changes the password of the calling customer. */
  'POST /api/v1/user/web/password/reset': typeof import('@izlog/contract/user/password')['resetPassword'];
  /** Sets a new password with the token from the mail. */
  'POST /api/v1/user/web/password/set': typeof import('@izlog/contract/user/password')['setPassword'];
  /** Erases the account and the personal data of the calling customer. */
  'POST /api/v1/user/web/personalData/erase': typeof import('@izlog/contract/user/personal-data')['eraseCustomer'];
  /** Asks for an export of the personal data of the calling customer. */
  'POST /api/v1/user/web/personalData/export': typeof import('@izlog/contract/user/personal-data')['requestDataExport'];
  /** Says the password again, as calls want it that answer PROOF_REQUIRED. */
  'POST /api/v1/user/web/prove': typeof import('@izlog/contract/user/proof')['proveCustomer'];
  /** Creates a customer account. */
  'POST /api/v1/user/web/register': typeof import('@izlog/contract/user/register')['register'];
  /** Whether the barcode is that of a member card the caller may use. */
  'POST /api/v1/user/web/validateMembersBarcode': typeof import('@izlog/contract/user/member-card')['validateMembersBarcode'];
  /** Sends the confirmation mail again. */
  'POST /api/v1/user/web/verify/resend': typeof import('@izlog/contract/user/verify-email')['resendVerification'];
  /** The site that answers on the domain in header customreferer, else Referer. */
  'POST /api/v2/domainDetect': typeof import('@izlog/contract/settings/detect-domain')['detectDomain'];
  /** Adds pieces of a product and answers the whole cart. */
  'POST /api/v2/ecommerce/addItem': typeof import('@izlog/contract/ecommerce/cart/cart-items')['addCartItem'];
  /** Forgets such a cart and answers it as it was. */
  'POST /api/v2/ecommerce/agentCart/cancel': typeof import('@izlog/contract/ecommerce/cart/agent-cart')['cancelAgentCart'];
  /** Fills a cart for a person who takes it over by its link; lines that cannot be bought stay out. */
  'POST /api/v2/ecommerce/agentCart/create': typeof import('@izlog/contract/ecommerce/cart/agent-cart')['createAgentCart'];
  /** A cart that a program filled, priced now. */
  'POST /api/v2/ecommerce/agentCart/get': typeof import('@izlog/contract/ecommerce/cart/agent-cart')['getAgentCart'];
  /** The cart behind a link, for the person who takes it over. */
  'POST /api/v2/ecommerce/agentCart/open': typeof import('@izlog/contract/ecommerce/cart/agent-cart')['openAgentCart'];
  /** Adds what is behind a link to the own cart, or puts it in the place of what is there. */
  'POST /api/v2/ecommerce/agentCart/take': typeof import('@izlog/contract/ecommerce/cart/agent-cart')['takeAgentCart'];
  /** Reads the profile of a shopping agent at its address; what was read is remembered for a while. */
  'POST /api/v2/ecommerce/agentProfile/read': typeof import('@izlog/contract/agents/agent-profile')['readAgentProfile'];
  /** Applies a coupon and answers the whole cart. */
  'POST /api/v2/ecommerce/applyCoupon': typeof import('@izlog/contract/ecommerce/cart/cart-coupon')['applyCoupon'];
  /** Applies a member card and answers the whole cart. */
  'POST /api/v2/ecommerce/applyMemberCard': typeof import('@izlog/contract/ecommerce/cart/cart-member-card')['applyMemberCard'];
  /** Books a movement of a bank statement on orders, takes that back, or sets it aside. */
  'POST /api/v2/ecommerce/bank/line/decide/{lineId}': typeof import('@izlog/contract/ecommerce/bank/bank-statements')['decideBankLine'];
  /** Says that a file of refunds went to the bank; said again it changes nothing. */
  'POST /api/v2/ecommerce/bank/refund/handOver/{id}': typeof import('@izlog/contract/ecommerce/bank/bank-refunds')['handOverTransferFile'];
  /** Makes a pain.001 file of refunds for the bank; each refund stands in one file at most. */
  'POST /api/v2/ecommerce/bank/refund/make': typeof import('@izlog/contract/ecommerce/bank/bank-refunds')['makeTransferFile'];
  /** Takes back a file of refunds that no bank has seen; refused once one of them was given back. */
  'POST /api/v2/ecommerce/bank/refund/takeBack/{id}': typeof import('@izlog/contract/ecommerce/bank/bank-refunds')['takeBackTransferFile'];
  /** Books all movements of a statement that are sure now; said again it changes nothing. */
  'POST /api/v2/ecommerce/bank/statement/bookSure/{id}': typeof import('@izlog/contract/ecommerce/bank/bank-statements')['postSureBankLines'];
  /** Reads bank statements (camt.053) and books what is sure. */
  'POST /api/v2/ecommerce/bank/statement/take': typeof import('@izlog/contract/ecommerce/bank/bank-statements')['takeBankStatements'];
  /** The countries an order may be sent to, named and sorted in the asked language. */
  'POST /api/v2/ecommerce/checkout/getAvailableCountries': typeof import('@izlog/contract/ecommerce/available-countries')['getAvailableCountries'];
  /** Chooses or declines the gift of a promotion and answers the whole cart. */
  'POST /api/v2/ecommerce/chooseCartGift': typeof import('@izlog/contract/ecommerce/cart/cart-gift')['chooseGift'];
  /** Empties the cart. */
  'POST /api/v2/ecommerce/clearCart': typeof import('@izlog/contract/ecommerce/cart/cart-items')['clearCart'];
  /** The reason why this cart cannot be delivered to a country, in the language asked for. */
  'POST /api/v2/ecommerce/delivery/explainNoDelivery': typeof import('@izlog/contract/ecommerce/delivery')['explainNoDelivery'];
  /** Branches and lockers of a delivery method, found by words or nearest to a postcode. */
  'POST /api/v2/ecommerce/delivery/findBranches': typeof import('@izlog/contract/ecommerce/delivery')['findDeliveryBranches'];
  /** Delivery methods for this cart and country with their prices, cheapest rules applied. */
  'POST /api/v2/ecommerce/delivery/getApplicableDeliveryMethods': typeof import('@izlog/contract/ecommerce/delivery')['getApplicableDeliveryMethods'];
  /** Begins a draft; whatever is known of it may be sent along. */
  'POST /api/v2/ecommerce/draft/create': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['createDraft'];
  /** Makes the order of a draft: paid by transfer, on delivery, on invoice, or paid already. */
  'POST /api/v2/ecommerce/draft/place/{id}': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['placeDraft'];
  /** Sends the offer with its link by mail; prices and pieces are held until it ends. */
  'POST /api/v2/ecommerce/draft/send/{id}': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['sendDraft'];
  /** Takes an offer back; its link ends at once. */
  'POST /api/v2/ecommerce/draft/takeBack/{id}': typeof import('@izlog/contract/ecommerce/drafts/draft-staff')['takeBackDraft'];
  /** Says that staff uploaded an e-invoice to the access point; said again it changes nothing. */
  'POST /api/v2/ecommerce/eInvoice/handOver/{id}': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoices')['handOverEInvoice'];
  /** Says that staff reported payments of a month themselves; what was reported stays. */
  'POST /api/v2/ecommerce/eInvoice/payments/reported': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoice-payments')['reportEInvoicePayments'];
  /** Sends again, at once, the payments of a month that the tax administration has not been told of. */
  'POST /api/v2/ecommerce/eInvoice/payments/send': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoice-payments')['sendEInvoicePayments'];
  /** Sends an e-invoice again, at once; one that was taken is not sent twice. */
  'POST /api/v2/ecommerce/eInvoice/sendAgain/{id}': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoices')['sendEInvoiceAgain'];
  /** Asks the access point, real or for trying, whether it knows the account of the shop; nothing is sent. */
  'POST /api/v2/ecommerce/eInvoice/try': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoice-settings')['tryAccessPoint'];
  /** The cart the customer goes on with after login, or null. */
  'POST /api/v2/ecommerce/getAbandoned': typeof import('@izlog/contract/ecommerce/cart/cart-get')['getAbandoned'];
  /** The cart with its items and prices. */
  'POST /api/v2/ecommerce/getCart': typeof import('@izlog/contract/ecommerce/cart/cart-get')['getCart'];
  /** Accepts an e-invoice that came, or refuses it with a reason, of which the tax administration is told. */
  'POST /api/v2/ecommerce/incomingInvoice/decide/{id}': typeof import('@izlog/contract/ecommerce/e-invoices/incoming-invoices')['decideIncomingInvoice'];
  /** Asks the access point for e-invoices that have arrived. */
  'POST /api/v2/ecommerce/incomingInvoice/fetch': typeof import('@izlog/contract/ecommerce/e-invoices/incoming-invoices')['fetchIncomingInvoices'];
  /** Takes in e-invoices (UBL) that staff fetched from the access point. */
  'POST /api/v2/ecommerce/incomingInvoice/take': typeof import('@izlog/contract/ecommerce/e-invoices/incoming-invoices')['takeIncomingInvoices'];
  /** Changes how the fiscal invoice of an order was paid, and tells the Croatian tax host so. */
  'POST /api/v2/ecommerce/invoicing/changePayment/{slug}': typeof import('@izlog/contract/ecommerce/duties/payment-change')['changeInvoicePayment'];
  /** Sends again, at once, what of an order the Croatian tax host has not confirmed. */
  'POST /api/v2/ecommerce/invoicing/reportAgain/{slug}': typeof import('@izlog/contract/ecommerce/duties/fiscal-certificates')['reportDocumentsAgain'];
  /** Tries a host of the tax administration by an echo, and the test host by a test invoice of 1.00 EUR. */
  'POST /api/v2/ecommerce/invoicing/tryHost': typeof import('@izlog/contract/ecommerce/duties/fiscal-certificates')['tryFiscalHost'];
  /** Takes the published list of KPD (CSV), by which codes are searched and checked. */
  'POST /api/v2/ecommerce/kpd/take': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoice-settings')['takeKpdList'];
  /** Makes the order of an offer and answers the form that leads to the payment. */
  'POST /api/v2/ecommerce/offer/accept/{token}': typeof import('@izlog/contract/ecommerce/drafts/offer')['acceptOffer'];
  /** Marks orders as sent, each by itself; those that cannot be are named with the reason. */
  'POST /api/v2/ecommerce/order/bulk': typeof import('@izlog/contract/ecommerce/orders/order-parcels')['sendOrders'];
  /** Asks VIES about the VAT id of the order's company and keeps the consultation. */
  'POST /api/v2/ecommerce/order/checkVat/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['checkOrderVat'];
  /** Orders what is in the cart and answers the form that leads to the payment. */
  'POST /api/v2/ecommerce/order/create': typeof import('@izlog/contract/ecommerce/orders/order-create')['createOrder'];
  /** Makes a copy of what was ordered, which is changed like a draft; the order stays as it is meanwhile. */
  'POST /api/v2/ecommerce/order/edit/begin/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-edit')['beginOrderEdit'];
  /** Changes the order as its copy says; the buyer is told, and pays or gets back the difference. */
  'POST /api/v2/ecommerce/order/edit/confirm/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-edit')['confirmOrderEdit'];
  /** Packs pieces of an order into a parcel, and sends it where that is asked for. */
  'POST /api/v2/ecommerce/order/fulfilment/create/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-parcels')['createParcel'];
  /** Says that the money of a refund is on its way; said again it changes nothing. */
  'POST /api/v2/ecommerce/order/handOverRefund/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['handOverRefund'];
  /** Issues the invoice of a sale that has none: it came while the shop was on trial, or its e-invoice lacked something; said again it changes nothing. */
  'POST /api/v2/ecommerce/order/issueInvoice/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['issueOrderInvoice'];
  /** Adds a note of the staff about an order. */
  'POST /api/v2/ecommerce/order/note/create/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-desk')['addOrderNote'];
  /** Puts the invoice of another program (number, day, PDF as multipart part file) on an order. */
  'POST /api/v2/ecommerce/order/paper/put/{slug}': typeof import('@izlog/contract/ecommerce/orders/outside-papers')['putOutsidePaper'];
  /** Takes many PDFs of invoices and puts each on the order that its name tells. */
  'POST /api/v2/ecommerce/order/paper/take': typeof import('@izlog/contract/ecommerce/orders/outside-papers')['takeOutsidePapers'];
  /** Captures an approved PayPal order, or checks a subscription, and answers where to go. */
  'POST /api/v2/ecommerce/order/pgSuccess/{id}': typeof import('@izlog/contract/ecommerce/orders/order-create')['paymentSucceeded'];
  /** Notes money that came for an order after it had ended; while money of it is held already it changes nothing. */
  'POST /api/v2/ecommerce/order/receivePayment/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-late')['receiveLatePayment'];
  /** Refunds pieces, or an amount; pieces that cost nothing come back without money; the same key refunds once. */
  'POST /api/v2/ecommerce/order/refund/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['refundOrder'];
  /** Sends a mail about an order again. */
  'POST /api/v2/ecommerce/order/resendMail/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['resendOrderMail'];
  /** Says that what called for people is dealt with; another reason that came up since stays. */
  'POST /api/v2/ecommerce/order/settleAttention/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['settleOrderAttention'];
  /** Closes a refund that was left half done as given or not given; said again it changes nothing. */
  'POST /api/v2/ecommerce/order/settleRefund/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-staff')['settleRefund'];
  /** Takes state, tags, note, carrier, tracking number and link of orders from a CSV by their numbers, each row by itself; a dry run says what would happen. Empty cells change nothing. */
  'POST /api/v2/ecommerce/order/take': typeof import('@izlog/contract/ecommerce/orders/order-files')['takeOrders'];
  /** Takes up an ended order whose money came late; said again it changes nothing. */
  'POST /api/v2/ecommerce/order/takeUp/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-late')['takeUpOrder'];
  /** Cancels an order that is not paid yet; its pieces go back into stock. */
  'POST /api/v2/ecommerce/order/web/cancel/{slug}': typeof import('@izlog/contract/ecommerce/orders/order-web')['cancelOwnOrder'];
  /** The same by a form. */
  'POST /api/v2/ecommerce/payment/cancel/{siteId}/{gateway}': typeof import('@izlog/contract/ecommerce/payment-return')['paymentCancelByPost'];
  /** Payment methods for this cart, its total, delivery and the country of the bill. */
  'POST /api/v2/ecommerce/payment/getApplicablePaymentMethods': typeof import('@izlog/contract/ecommerce/payment')['getApplicablePaymentMethods'];
  /** Takes a signed notice of a gateway; a repeat changes nothing. */
  'POST /api/v2/ecommerce/payment/notice/{siteId}/{gateway}': typeof import('@izlog/contract/ecommerce/payment-return')['paymentWebhook'];
  /** The same by a form. */
  'POST /api/v2/ecommerce/payment/return/{siteId}/{gateway}': typeof import('@izlog/contract/ecommerce/payment-return')['paymentReturnByPost'];
  /** The page of the sandbox bank; no money moves. */
  'POST /api/v2/ecommerce/payment/sandboxBank/{siteId}': typeof import('@izlog/contract/ecommerce/payment-return')['sandboxPageEndpoint'];
  /** Approves, refuses or leaves open a payment of the sandbox bank. */
  'POST /api/v2/ecommerce/payment/sandboxBank/{siteId}/decide': typeof import('@izlog/contract/ecommerce/payment-return')['sandboxDecisionEndpoint'];
  /** Says of a cart that is there, or of products by sku, which promotions count, which do not, and why. */
  'POST /api/v2/ecommerce/promotion/explain': typeof import('@izlog/contract/ecommerce/promotion-explain')['explainPromotions'];
  /** Takes the coupon off and answers the whole cart. */
  'POST /api/v2/ecommerce/removeCoupon': typeof import('@izlog/contract/ecommerce/cart/cart-coupon')['removeCoupon'];
  /** Takes the member card off and answers the whole cart. */
  'POST /api/v2/ecommerce/removeMemberCard': typeof import('@izlog/contract/ecommerce/cart/cart-member-card')['removeMemberCard'];
  /** Approves or refuses a return; the buyer hears of it, with the reason of a refusal. */
  'POST /api/v2/ecommerce/return/answer/{id}': typeof import('@izlog/contract/ecommerce/returns/return-staff')['answerReturn'];
  /** Writes down how the pieces of a return are and where they go; until it is settled it can be corrected. */
  'POST /api/v2/ecommerce/return/check/{id}': typeof import('@izlog/contract/ecommerce/returns/return-staff')['checkReturn'];
  /** Says that a return is on its way, or that the buyer keeps the goods. */
  'POST /api/v2/ecommerce/return/move/{id}': typeof import('@izlog/contract/ecommerce/returns/return-staff')['moveReturn'];
  /** Says that all pieces of a return have arrived. */
  'POST /api/v2/ecommerce/return/receive/{id}': typeof import('@izlog/contract/ecommerce/returns/return-staff')['receiveReturn'];
  /** Makes a draft of the replacement; asked again it is the same one. */
  'POST /api/v2/ecommerce/return/replace/{id}': typeof import('@izlog/contract/ecommerce/returns/return-staff')['replaceReturn'];
  /** Finds the return of a code, or counts a piece of the return in hand as arrived; says what is wrong. */
  'POST /api/v2/ecommerce/return/scan': typeof import('@izlog/contract/ecommerce/returns/return-staff')['scanReturn'];
  /** Gives the money of a return back, or takes the pieces back without money for a replacement. */
  'POST /api/v2/ecommerce/return/settle/{id}': typeof import('@izlog/contract/ecommerce/returns/return-staff')['settleReturn'];
  /** Makes drafts of the legal pages that the site does not have at all; those that are there stay as they are. */
  'POST /api/v2/ecommerce/settings/createLegalPages': typeof import('@izlog/contract/ecommerce/orders/opening')['createLegalPages'];
  /** The cart as it would be ordered now, and what stands in the way. */
  'POST /api/v2/ecommerce/validateCart': typeof import('@izlog/contract/ecommerce/cart/cart-get')['validateCart'];
  /** Announces that pieces of an order come back, because of a defect or for an exchange. */
  'POST /api/v2/ecommerce/web/return/announce': typeof import('@izlog/contract/ecommerce/returns/return-web')['announceReturn'];
  /** Takes a return back that has not been sent yet; its pieces can be announced again. */
  'POST /api/v2/ecommerce/web/return/cancel': typeof import('@izlog/contract/ecommerce/returns/return-web')['cancelWebReturn'];
  /** What of an order can be returned, for who knows its number and e-mail or holds its link. */
  'POST /api/v2/ecommerce/web/return/open': typeof import('@izlog/contract/ecommerce/returns/return-web')['openReturn'];
  /** Adds pictures to a return, for its buyer and staff alone. */
  'POST /api/v2/ecommerce/web/return/pictures/{number}': typeof import('@izlog/contract/ecommerce/returns/return-web')['addReturnPictures'];
  /** Says that the goods were sent, with the number of the parcel where there is one. */
  'POST /api/v2/ecommerce/web/return/sent': typeof import('@izlog/contract/ecommerce/returns/return-web')['sendWebReturn'];
  /** Takes the statement of withdrawal and acknowledges it by mail with its content, date and time. */
  'POST /api/v2/ecommerce/web/withdrawal/confirm': typeof import('@izlog/contract/ecommerce/orders/withdrawal')['confirmWithdrawal'];
  /** Mails the link of the withdrawal to the address with which an order was placed. */
  'POST /api/v2/ecommerce/web/withdrawal/link': typeof import('@izlog/contract/ecommerce/orders/withdrawal')['mailWithdrawalLink'];
  /** What a buyer may withdraw from, for who knows number and e-mail of the order or holds its link. */
  'POST /api/v2/ecommerce/web/withdrawal/open': typeof import('@izlog/contract/ecommerce/orders/withdrawal')['openWithdrawal'];
  /** Chooses the products that come first for some words; the same words, however written, are saved over. */
  'PUT /api/v1/cms/search/pin/save': typeof import('@izlog/contract/cms/search/search-pin')['searchPinSave'];
  /** Maps categories of the shop to those of the channel. */
  'PUT /api/v1/marketing/feed/categories/save/{id}': typeof import('@izlog/contract/marketing/feeds/feed-calls')['saveFeedCategories'];
  /** Adds an issue of the newsletter, or saves over a draft. */
  'PUT /api/v1/marketing/newsletter/issue/save': typeof import('@izlog/contract/marketing/newsletter-issue')['saveIssue'];
  /** Takes the bytes of a file, or of a part of it, for which there is a ticket. */
  'PUT /api/v1/media/file/put/{ticket}': typeof import('@izlog/contract/media/upload')['filePut'];
  /** Saves by what the variants of a product differ: names, choices, colours and their order. */
  'PUT /api/v1/product/record/axes/save/{id}': typeof import('@izlog/contract/product/record/product-axes')['saveProductAxes'];
  /** Adds the draft of a sale, or saves over one; works out what it would do and changes no price. */
  'PUT /api/v1/product/sale/save': typeof import('@izlog/contract/product/sales/sale-staff')['saveSale'];
  /** Sets or removes the mail server of the shop. */
  'PUT /api/v1/settings/mail/server': typeof import('@izlog/contract/settings/mail-state')['saveMailServer'];
  /** Keeps which columns of a list the caller sees; none of them means those the list has of its own. */
  'PUT /api/v1/settings/view/columns': typeof import('@izlog/contract/settings/list-view')['saveListColumns'];
  /** Adds a segment, or saves over the one of that id. */
  'PUT /api/v1/user/segment/save': typeof import('@izlog/contract/user/segment')['saveSegment'];
  /** Gives such a cart exactly these lines; those that cannot be bought stay out. */
  'PUT /api/v2/ecommerce/agentCart/update': typeof import('@izlog/contract/ecommerce/cart/agent-cart')['updateAgentCart'];
  /** Keeps messages, gift, company and where it goes in the cart and answers the whole cart. */
  'PUT /api/v2/ecommerce/checkout/saveOptions': typeof import('@izlog/contract/ecommerce/checkout-options')['saveCheckoutOptions'];
  /** Adds a coupon or saves over the one of that code. */
  'PUT /api/v2/ecommerce/coupon/save': typeof import('@izlog/contract/ecommerce/coupon-staff')['saveCoupon'];
  /** Replaces the branches and lockers of a provider; those that are gone are not offered any more. */
  'PUT /api/v2/ecommerce/delivery/saveBranches': typeof import('@izlog/contract/ecommerce/delivery-method-staff')['saveShopBranches'];
  /** Chooses a delivery method and answers the whole cart. */
  'PUT /api/v2/ecommerce/delivery/saveDeliveryMethod': typeof import('@izlog/contract/ecommerce/delivery')['saveDeliveryMethod'];
  /** Adds a delivery method or saves over the one of that code. */
  'PUT /api/v2/ecommerce/delivery/saveMethod': typeof import('@izlog/contract/ecommerce/delivery-method-staff')['saveShopDeliveryMethod'];
  /** Notes that the buyer refused an e-invoice, with the reason, or takes that back. */
  'PUT /api/v2/ecommerce/eInvoice/rejection/{id}': typeof import('@izlog/contract/ecommerce/e-invoices/e-invoices')['rejectEInvoice'];
  /** Removes the certificate for a host of the tax administration. */
  'PUT /api/v2/ecommerce/invoicing/removeCertificate': typeof import('@izlog/contract/ecommerce/duties/fiscal-certificates')['removeFiscalCertificate'];
  /** Puts in the certificate (P12) that messages to the Croatian tax host are signed with. */
  'PUT /api/v2/ecommerce/invoicing/saveCertificate': typeof import('@izlog/contract/ecommerce/duties/fiscal-certificates')['saveFiscalCertificate'];
  /** Sets or removes the keys of a gateway for this site. */
  'PUT /api/v2/ecommerce/payment/saveKeys': typeof import('@izlog/contract/ecommerce/payment-keys')['savePaymentKeys'];
  /** Adds a payment method or saves over the one of that code. */
  'PUT /api/v2/ecommerce/payment/saveMethod': typeof import('@izlog/contract/ecommerce/payment-method-staff')['saveShopPaymentMethod'];
  /** Chooses a payment method and answers the whole cart. */
  'PUT /api/v2/ecommerce/payment/savePaymentMethod': typeof import('@izlog/contract/ecommerce/payment')['savePaymentMethod'];
  /** Adds a promotion, or saves over the one of that id. */
  'PUT /api/v2/ecommerce/promotion/save': typeof import('@izlog/contract/ecommerce/promotion-staff')['savePromotion'];
}

/** Calls that answer a file. */
export type FileOperation =
  | 'GET /api/v1/cms/form/entryExport/{id}'
  | 'GET /api/v1/cms/form/entryFile/{token}'
  | 'GET /api/v1/cms/redirect/file'
  | 'GET /api/v1/ecommerce/priceList/get/{day}'
  | 'GET /api/v1/marketing/feed/file/{name}'
  | 'GET /api/v1/media/file/{hash}/{size}.{ext}'
  | 'GET /api/v1/product/attribute/file'
  | 'GET /api/v1/product/brand/file'
  | 'GET /api/v1/product/export/{what}'
  | 'GET /api/v1/product/import/refused/{id}'
  | 'GET /api/v1/product/record/bulk/refusedFile/{id}'
  | 'GET /api/v1/product/tag/file'
  | 'GET /api/v1/product/taxClass/file'
  | 'GET /api/v1/user/customer/export/{id}'
  | 'GET /api/v1/user/people/file/{what}'
  | 'GET /api/v1/user/web/personalData/download/{id}.{ext}'
  | 'GET /api/v2/ecommerce/bank/refund/file/{id}'
  | 'GET /api/v2/ecommerce/eInvoice/file/{id}'
  | 'GET /api/v2/ecommerce/incomingInvoice/file/{id}'
  | 'GET /api/v2/ecommerce/order/export'
  | 'GET /api/v2/ecommerce/order/paper/archive/{token}'
  | 'GET /api/v2/ecommerce/order/web/download/{id}'
  | 'GET /api/v2/ecommerce/order/web/pdf/{slug}'
  | 'GET /api/v2/ecommerce/order/web/slip/{slug}'
  | 'GET /api/v2/ecommerce/report/export/{what}'
  | 'GET /api/v2/ecommerce/return/picture/{token}'
  | 'GET /api/v2/ecommerce/web/return/picture/{id}'
  | 'POST /api/v2/ecommerce/payment/notice/{siteId}/{gateway}'
  | 'POST /api/v2/ecommerce/payment/sandboxBank/{siteId}';

/** Calls that take files. */
export type UploadOperation =
  | 'POST /api/v1/cms/form/upload'
  | 'POST /api/v1/cms/import/wxr'
  | 'POST /api/v1/media/file/upload'
  | 'POST /api/v1/product/import/take'
  | 'POST /api/v2/ecommerce/bank/statement/take'
  | 'POST /api/v2/ecommerce/order/paper/put/{slug}'
  | 'POST /api/v2/ecommerce/order/paper/take';

/** Of calls that are no GET: what goes into the address. */
export const asked: Readonly<Record<string, readonly string[]>> = {
  'DELETE /api/v2/ecommerce/deleteItem': ['cartId', 'protectCode', 'currencyId', 'itemId'],
  'POST /api/v1/cms/form/upload': ['id', 'captchaKey', 'captchaResponse'],
  'POST /api/v1/product/import/take': ['encoding'],
  'POST /api/v2/ecommerce/order/paper/put/{slug}': ['kind', 'number', 'issuedOn', 'isQuiet'],
  'POST /api/v2/ecommerce/order/paper/take': ['isQuiet'],
  'POST /api/v2/ecommerce/web/return/pictures/{number}': ['key'],
  'PUT /api/v1/media/file/put/{ticket}': ['part'],
};

/** Calls that read, though they are no GET: they may be sent again. */
export const reading: ReadonlySet<string> = new Set([
  'POST /api/v1/cms/comment/filterStandard',
  'POST /api/v1/cms/comment/getOptions',
  'POST /api/v1/cms/edit/check',
  'POST /api/v1/cms/element/getByHandlers',
  'POST /api/v1/cms/finder/getUrlOnLanguage',
  'POST /api/v1/cms/form/filter',
  'POST /api/v1/cms/post/filterStandard',
  'POST /api/v1/cms/term/filterStandard',
  'POST /api/v1/gdpr/web/consent/filter',
  'POST /api/v1/media/directoryItem/filter',
  'POST /api/v1/product/layered/navigation',
  'POST /api/v1/product/record/axes/preview/{id}',
  'POST /api/v1/product/record/kind/preview/{id}',
  'POST /api/v1/product/record/price/preview',
  'POST /api/v1/product/record/variants/uses/{id}',
  'POST /api/v1/product/web/category/filter',
  'POST /api/v1/product/web/filter',
  'POST /api/v1/product/web/tag/filter',
  'POST /api/v1/settings/domain/filter',
  'POST /api/v1/settings/mail/words/preview',
  'POST /api/v1/user/audit/filter',
  'POST /api/v1/user/memberCard/filter',
  'POST /api/v1/user/segment/preview',
  'POST /api/v1/user/staff/filter',
  'POST /api/v2/domainDetect',
  'POST /api/v2/ecommerce/agentCart/get',
  'POST /api/v2/ecommerce/agentCart/open',
  'POST /api/v2/ecommerce/agentProfile/read',
  'POST /api/v2/ecommerce/checkout/getAvailableCountries',
  'POST /api/v2/ecommerce/delivery/explainNoDelivery',
  'POST /api/v2/ecommerce/delivery/findBranches',
  'POST /api/v2/ecommerce/delivery/getApplicableDeliveryMethods',
  'POST /api/v2/ecommerce/payment/getApplicablePaymentMethods',
  'POST /api/v2/ecommerce/promotion/explain',
]);

/** Calls that write and take no Idempotency-Key: they are sent once. */
export const unkeyed: ReadonlySet<string> = new Set([
  'DELETE /api/v1/user/web/address/delete/{id}',
  'DELETE /api/v1/user/web/identity/delete/{id}',
  'DELETE /api/v1/user/web/passkey/delete/{id}',
  'DELETE /api/v1/user/web/session/delete/{id}',
  'DELETE /api/v2/ecommerce/deleteItem',
  'PATCH /api/v1/cms/comment/update/{id}',
  'PATCH /api/v1/user/web/address/update/{id}',
  'PATCH /api/v1/user/web/guest/update',
  'PATCH /api/v1/user/web/update',
  'PATCH /api/v2/ecommerce/updateItem',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/v1/cms/comment/create',
  'POST /api/v1/cms/contact/contactAdmin',
  'POST /api/v1/cms/edit/ops',
  'POST /api/v1/cms/edit/session',
  'POST /api/v1/cms/form/storeData',
  'POST /api/v1/cms/form/upload',
  'POST /api/v1/cms/import/wxr',
  'POST /api/v1/cms/previewLink/read',
  'POST /api/v1/cms/redirect/addFailedRequest',
  'POST /api/v1/cms/wishlist/create',
  'POST /api/v1/cms/wishlist/merge',
  'POST /api/v1/gdpr/web/consent/log/create',
  'POST /api/v1/gdpr/web/consent/withdraw',
  'POST /api/v1/login',
  'POST /api/v1/logout',
  'POST /api/v1/marketing/availability/subscribe',
  'POST /api/v1/marketing/newsletter/confirm',
  'POST /api/v1/marketing/newsletter/subscribe',
  'POST /api/v1/marketing/newsletter/unsubscribe/{token}',
  'POST /api/v1/media/file/addFromBucketPublic',
  'POST /api/v1/media/file/getUploadUrl',
  'POST /api/v1/media/file/upload',
  'POST /api/v1/product/import/take',
  'POST /api/v1/settings/captcha/challenge',
  'POST /api/v1/settings/site/unlock',
  'POST /api/v1/user/joined/arrive',
  'POST /api/v1/user/login/passkey',
  'POST /api/v1/user/login/passkey/begin',
  'POST /api/v1/user/login/secondFactor',
  'POST /api/v1/user/social/bounce/{provider}',
  'POST /api/v1/user/social/oauth',
  'POST /api/v1/user/social/start',
  'POST /api/v1/user/staff/accept',
  'POST /api/v1/user/staff/invitation/get',
  'POST /api/v1/user/web/address/create',
  'POST /api/v1/user/web/email/undo',
  'POST /api/v1/user/web/loginLink/send',
  'POST /api/v1/user/web/loginLink/use',
  'POST /api/v1/user/web/passkey/begin',
  'POST /api/v1/user/web/passkey/create',
  'POST /api/v1/user/web/password/forgot',
  'POST /api/v1/user/web/password/reset',
  'POST /api/v1/user/web/password/set',
  'POST /api/v1/user/web/personalData/erase',
  'POST /api/v1/user/web/personalData/export',
  'POST /api/v1/user/web/prove',
  'POST /api/v1/user/web/register',
  'POST /api/v1/user/web/validateMembersBarcode',
  'POST /api/v1/user/web/verify/resend',
  'POST /api/v2/ecommerce/addItem',
  'POST /api/v2/ecommerce/agentCart/take',
  'POST /api/v2/ecommerce/applyCoupon',
  'POST /api/v2/ecommerce/applyMemberCard',
  'POST /api/v2/ecommerce/bank/statement/take',
  'POST /api/v2/ecommerce/chooseCartGift',
  'POST /api/v2/ecommerce/clearCart',
  'POST /api/v2/ecommerce/getAbandoned',
  'POST /api/v2/ecommerce/getCart',
  'POST /api/v2/ecommerce/incomingInvoice/take',
  'POST /api/v2/ecommerce/kpd/take',
  'POST /api/v2/ecommerce/offer/accept/{token}',
  'POST /api/v2/ecommerce/order/create',
  'POST /api/v2/ecommerce/order/paper/put/{slug}',
  'POST /api/v2/ecommerce/order/paper/take',
  'POST /api/v2/ecommerce/order/pgSuccess/{id}',
  'POST /api/v2/ecommerce/order/web/cancel/{slug}',
  'POST /api/v2/ecommerce/payment/cancel/{siteId}/{gateway}',
  'POST /api/v2/ecommerce/payment/notice/{siteId}/{gateway}',
  'POST /api/v2/ecommerce/payment/return/{siteId}/{gateway}',
  'POST /api/v2/ecommerce/payment/sandboxBank/{siteId}',
  'POST /api/v2/ecommerce/payment/sandboxBank/{siteId}/decide',
  'POST /api/v2/ecommerce/removeCoupon',
  'POST /api/v2/ecommerce/removeMemberCard',
  'POST /api/v2/ecommerce/validateCart',
  'POST /api/v2/ecommerce/web/return/announce',
  'POST /api/v2/ecommerce/web/return/cancel',
  'POST /api/v2/ecommerce/web/return/open',
  'POST /api/v2/ecommerce/web/return/pictures/{number}',
  'POST /api/v2/ecommerce/web/return/sent',
  'POST /api/v2/ecommerce/web/withdrawal/confirm',
  'POST /api/v2/ecommerce/web/withdrawal/link',
  'POST /api/v2/ecommerce/web/withdrawal/open',
  'PUT /api/v1/media/file/put/{ticket}',
  'PUT /api/v2/ecommerce/checkout/saveOptions',
  'PUT /api/v2/ecommerce/delivery/saveDeliveryMethod',
  'PUT /api/v2/ecommerce/payment/savePaymentMethod',
]);
