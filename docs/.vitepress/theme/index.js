// The theme as it comes, in the fonts of the reader's system.
export { default } from 'vitepress/theme-without-fonts'
