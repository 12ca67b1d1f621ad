type Word<Kind extends string> = readonly [RegExp, Kind];

const types = [
  [/^product(_variation)?$/, 'product'],
  [/^shop_(order|subscription)/, 'shop_order'],
  [/^shop_coupon$/, 'shop_coupon'],
  [/^wp_block$/, 'wp_block'],
  [
    /^(wp_template|wp_global_styles|wp_navigation|custom_css|elementor|et_pb|et_|fl-|vc_|templatera|wp_font)/,
    'design',
  ],
  [/^(wpcf7|wpforms|mc4wp|nf_sub|feedback|gf_|frm_)/, 'form'],
  [/^acf-/, 'fields'],
  [/^(tribe_event|tribe_|event|ai1ec_)/, 'event'],
  [/^(revision|customize_changeset|oembed_cache|user_request|scheduled-action|amn_)/, 'notes'],
  [/^post \(bin\)$/, 'postBin'],
  [/^page \(bin\)$/, 'pageBin'],
] as const satisfies readonly Word<string>[];

const blocks = [
  [/comment/, 'comments'],
  [/^search$/, 'search'],
  [/^loginout$/, 'login'],
  [/^calendar$/, 'calendar'],
  [/^rss$/, 'feed'],
  [/^(navigation|home-link|page-list)/, 'menu'],
  [/^(site-|avatar$)/, 'site'],
  [/^(block|pattern|template-part)$/, 'shared'],
  [/^(post-|query|latest-posts|archives|categories|tag-cloud|read-more|term-)/, 'posts'],
] as const satisfies readonly Word<string>[];

/** What a kind of entries of an old WordPress site is in an owner’s words: the end of a key of `imports.type`. */
export const typeWord = (type: string) => types.find(([form]) => form.test(type))?.[1] ?? ('plugin' as const);

/** The same of a block that showed what its site had elsewhere, of `imports.block`. */
export const blockWord = (name: string) =>
  blocks.find(([form]) => form.test(name))?.[1] ?? ('other' as const);
