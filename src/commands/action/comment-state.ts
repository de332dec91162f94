/** The state that passes an unfinished comment to the end of the job. The launcher `dist/post.js` knows it as `STATE_comment`. */
export const commentState = 'comment'
