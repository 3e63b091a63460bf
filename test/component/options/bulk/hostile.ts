/** What people, and others, put into names. Shown as text, none of it does anything. */
export const hostile = {
  markup: '<img src=x onerror="document.title=1"><b>bold</b>',
  entities: '&lt;b&gt; &amp;amp;',
  rightToLeft: 'שלום \u200F(abc)',
  emoji: '👩‍👩‍👧 🏳️‍🌈',
  long: 'W'.repeat(10_000),
};
